import {
  activeRooms,
  type BoardDay,
  type ChangeWish,
  newRoomNumber,
  type Occupancy,
  otherCategories,
  type PlainDate,
  type RateBoard,
  type Reservation,
  type RoomCategory,
  roomOffers,
  type StayQuote,
  zero,
} from '@veranda/domain'
import { aBoardRoom, aFlexiblePolicy, aRateBoard, aRoomsQuote } from '@veranda/domain/fixtures'
import { soldCategories } from '../room-upgrade/some-offers.ts'
import type { NewRoomState, OtherCategoriesState } from './add-room-state.ts'

/** Of each category sold, how many are left on days that differ. */
export type Left = Readonly<Record<PlainDate, readonly number[]>>

function boardFor({ currency }: Reservation, sold: readonly RoomCategory[], left: Left): RateBoard {
  const days: Record<PlainDate, Partial<BoardDay>> = {}
  for (const [day, own] of Object.entries(left)) days[day as PlainDate] = { left: own }
  const rooms = sold.map(({ roomTypeId, name }) => aBoardRoom({ roomTypeId, name }))
  return aRateBoard({ currency, perNight: 380, days, rooms })
}

/** What a room more could be, reckoned by the rules. */
export function someNewRooms(reservation: Reservation, occupancy: Occupancy, left: Left = {}): NewRoomState {
  const [main] = activeRooms(reservation.rooms)
  if (!main) throw new Error('A reservation has a room')
  const { stay, currency } = reservation
  const asNew = { ...main, occupancy, total: zero(currency) }
  const board = boardFor(reservation, soldCategories, left)
  return {
    kind: 'ready',
    ratePlan: main.ratePlan,
    policy: aFlexiblePolicy,
    offers: roomOffers(asNew, soldCategories.toReversed(), { board, stay }),
  }
}

/** What a room could be changed to, up and down. */
export function someOtherCategories(
  reservation: Reservation,
  roomNumber = 1,
  left: Left = {},
): OtherCategoriesState {
  const room = reservation.rooms.find((one) => one.roomNumber === roomNumber)
  if (!room) throw new Error('There is no such room')
  const board = boardFor(reservation, soldCategories, left)
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
