import {
  activeRooms,
  type BoardDay,
  type PlainDate,
  type Reservation,
  type RoomCategory,
  roomOffers,
  superiorCategories,
} from '@veranda/domain'
import { aBoardRoom, aPromotion, aRateBoard, aRoomCategory } from '@veranda/domain/fixtures'
import type { OffersByRoom } from './room-upgrade-state.ts'

/** What a fixture hotel sells, from the simplest room to the best. */
export const soldCategories: readonly RoomCategory[] = [
  aRoomCategory({
    roomTypeId: 901,
    name: 'Superior Deluxe, Garden View',
    rank: 1,
    squareMeters: 42,
    view: 'garden',
    beds: '2 double beds',
  }),
  aRoomCategory({
    roomTypeId: 902,
    name: 'Deluxe Oceanfront',
    rank: 3,
    beds: '2 queen beds',
    squareMeters: 50,
    maxOccupancy: 5,
    amenities: ['Balcony', 'Double whirlpool tub', 'Minibar', 'Wi-Fi', 'Rain shower'],
  }),
  aRoomCategory({
    roomTypeId: 903,
    name: 'Family Suite, Ocean View',
    rank: 4,
    beds: '1 king bed and 2 queen beds',
    squareMeters: 92,
    maxOccupancy: 7,
    amenities: ['Balcony', 'Double whirlpool tub', 'Minibar', 'Wi-Fi', 'Rain shower', '24-hour room service'],
  }),
  aRoomCategory({
    roomTypeId: 904,
    name: 'Presidential Suite',
    rank: 5,
    beds: '1 king bed',
    squareMeters: 160,
    maxOccupancy: 4,
    amenities: ['Balcony', 'Double whirlpool tub', 'Minibar', 'Wi-Fi', 'Rain shower', '24-hour room service'],
  }),
]

export type OffersSketch = {
  /** Whole units a night for the first category of the board; each one higher is a fifth dearer. */
  readonly perNight?: number
  readonly sold?: readonly RoomCategory[]
  /** How many are left of each category sold, on days that differ. */
  readonly left?: Readonly<Record<PlainDate, readonly number[]>>
}

/** What is offered for each room of a reservation, reckoned by the rules. */
export function someOffers(reservation: Reservation, sketch: OffersSketch = {}): OffersByRoom {
  const { sold = soldCategories, left = {}, perNight = 440 } = sketch
  const { currency, stay, rooms, promotion } = reservation
  const days: Record<PlainDate, Partial<BoardDay>> = {}
  for (const [day, own] of Object.entries(left)) days[day as PlainDate] = { left: own }
  const board = aRateBoard({
    currency,
    perNight,
    days,
    ...(promotion ? { promotion: aPromotion({ promotion }) } : {}),
    rooms: sold.map(({ roomTypeId, name }) => aBoardRoom({ roomTypeId, name })),
  })
  return new Map(
    activeRooms(rooms).map((room) => [
      room.roomNumber,
      roomOffers(room, superiorCategories(room, sold), { board, stay }),
    ]),
  )
}
