import {
  type ChangeWish,
  newRoomNumber,
  otherCategories,
  type Reservation,
  roomOffers,
  type StayQuote,
} from '@veranda/domain'
import { aRoomsQuote } from '@veranda/domain/fixtures'
import { type Left, someBoard } from '../../patterns/room-offer/some-board.ts'
import { soldCategories } from '../../patterns/room-offer/some-offers.ts'
import type { OtherCategoriesState } from './add-room-state.ts'

/** What a room could be changed to, up and down. */
export function someOtherCategories(
  reservation: Reservation,
  roomNumber = 1,
  left: Left = {},
): OtherCategoriesState {
  const room = reservation.rooms.find((one) => one.roomNumber === roomNumber)
  if (!room) throw new Error('There is no such room')
  const board = someBoard(reservation, { perNight: 380, sold: soldCategories, left })
  const offers = roomOffers(room, otherCategories(room, soldCategories), { board, stay: reservation.stay })
  return { kind: 'ready', offers }
}

/** The quote for rooms that are added or changed, at 380 a night and a fifth more for each better category. */
export function aRoomsQuoteFor(reservation: Reservation, wish: ChangeWish): StayQuote {
  const perNight = (roomTypeId: number) => 38_000 + (roomTypeId - 901) * 7_600
  const nameOf = (roomTypeId: number) =>
    soldCategories.find((one) => one.roomTypeId === roomTypeId)?.name ?? 'Room'
  return aRoomsQuote({
    reservation,
    rooms: [
      ...wish.rooms.flatMap(({ roomNumber, roomTypeId }) =>
        roomTypeId === undefined
          ? []
          : { roomNumber, roomTypeId, name: nameOf(roomTypeId), perNight: perNight(roomTypeId) },
      ),
      ...wish.newRooms.map(({ roomTypeId, occupancy }, place) => ({
        roomNumber: newRoomNumber(reservation, place),
        roomTypeId,
        occupancy,
        name: nameOf(roomTypeId),
        perNight: perNight(roomTypeId),
      })),
    ],
  })
}
