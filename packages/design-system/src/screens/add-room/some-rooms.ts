import {
  type ChangeSelection,
  newRoomNumber,
  otherCategories,
  type Reservation,
  type RoomOffer,
  roomOffers,
  type StayQuote,
} from '@veranda/domain'
import { aRoomsQuote } from '@veranda/domain/fixtures'
import {
  categoriesFrom,
  type Left,
  nightlyIn,
  someCalendar,
} from '../../patterns/room-offer/some-calendar.ts'
import { categoriesSoldAt, soldCategories } from '../../patterns/room-offer/some-offers.ts'
import type { Loadable } from '../../patterns/loaded/index.ts'

/** What a room could be changed to, up and down. */
export function someOtherCategories(
  reservation: Reservation,
  roomNumber = 1,
  left: Left = {},
): Loadable<readonly RoomOffer[]> {
  const room = reservation.rooms.find((one) => one.roomNumber === roomNumber)
  if (!room) throw new Error('There is no such room')
  const sold = categoriesSoldAt(reservation)
  const calendar = someCalendar(reservation, { perNight: categoriesFrom, sold, left })
  const offers = roomOffers(room, otherCategories(room, sold), { calendar, stay: reservation.stay })
  return { kind: 'ready', value: offers }
}

/** The quote for rooms that are added or changed, at what their categories are offered for. */
export function aRoomsQuoteFor(reservation: Reservation, selection: ChangeSelection): StayQuote {
  const priced = (roomTypeId: number) => {
    const nightly = nightlyIn(reservation, soldCategories, roomTypeId)
    return { nightly, perNight: nightly[0] ?? 0 }
  }
  const nameOf = (roomTypeId: number) =>
    soldCategories.find((one) => one.roomTypeId === roomTypeId)?.name ?? 'Room'
  return aRoomsQuote({
    reservation,
    rooms: [
      ...selection.rooms.flatMap(({ roomNumber, roomTypeId }) =>
        roomTypeId === undefined
          ? []
          : { roomNumber, roomTypeId, name: nameOf(roomTypeId), ...priced(roomTypeId) },
      ),
      ...selection.newRooms.map(({ roomTypeId, occupancy }, place) => ({
        roomNumber: newRoomNumber(reservation, place),
        roomTypeId,
        occupancy,
        name: nameOf(roomTypeId),
        ...priced(roomTypeId),
      })),
    ],
  })
}
