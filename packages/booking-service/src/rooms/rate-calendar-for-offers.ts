import {
  mostRooms,
  type Occupancy,
  type RateCalendar,
  type Reservation,
  type RoomCategory,
} from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { ownPromotion } from '../rates/find-promotion.ts'
import { type RateCalendarRoomQuery, loadRateCalendar } from '../rates/load-rate-calendar.ts'

/** Rooms that are not booked, to be priced for the nights of the stay. */
export type OfferedRooms = {
  readonly categories: readonly RoomCategory[]
  readonly occupancy: Occupancy
  /** The booked room whose rate plan applies. */
  readonly planOf: number
  readonly now: Date
}

/** One rate calendar for all categories, each as an additional room. */
export const rateCalendarForOffers = (
  database: Database,
  reservation: Reservation,
  { categories, occupancy, planOf, now }: OfferedRooms,
): Promise<RateCalendar> => {
  const rooms = categories.map(({ name, roomTypeId }) => ({ name, roomTypeId, planOf, occupancy }))
  return calendarOfMore(database, reservation, rooms, now)
}

/**
 * A rate calendar of the stay's nights for rooms that are not booked, so that none of them gives a night
 * back.
 */
export async function calendarOfMore(
  database: Database,
  reservation: Reservation,
  rooms: readonly Omit<RateCalendarRoomQuery, 'roomNumber'>[],
  now: Date,
): Promise<RateCalendar> {
  const promotion = await ownPromotion(database, reservation)
  const { arrival: from, departure: to } = reservation.stay
  return loadRateCalendar(database, {
    reservation,
    // Numbers beyond those of booked rooms.
    rooms: rooms.map((room, index) => ({ ...room, roomNumber: mostRooms + 1 + index })),
    from,
    to,
    now,
    ...(promotion ? { promotion } : {}),
  })
}
