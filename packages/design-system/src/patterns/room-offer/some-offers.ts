import {
  activeRooms,
  type Reservation,
  type RoomCategory,
  roomOffers,
  superiorCategories,
} from '@veranda/domain'
import { aRoomCategory } from '@veranda/domain/fixtures'
import type { OffersByRoom } from './offers.ts'
import { type CalendarSketch, categoriesFrom, someCalendar } from './some-calendar.ts'

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
    beds: '2 king beds',
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

/** Where no child may sleep, no room for families is sold. */
export const categoriesSoldAt = ({ property }: Pick<Reservation, 'property'>): readonly RoomCategory[] =>
  soldCategories.filter(({ name }) => !property.adultsOnly || !/family/i.test(name))

export type OffersSketch = Partial<CalendarSketch>

/** What is offered for each room of a reservation, calculated by the rules. */
export function someOffers(reservation: Reservation, sketch: OffersSketch = {}): OffersByRoom {
  const { sold = soldCategories } = sketch
  const { stay, rooms } = reservation
  const calendar = someCalendar(reservation, { perNight: categoriesFrom, ...sketch, sold })
  return new Map(
    activeRooms(rooms).map((room) => [
      room.roomNumber,
      roomOffers(room, superiorCategories(room, sold), { calendar, stay }),
    ]),
  )
}
