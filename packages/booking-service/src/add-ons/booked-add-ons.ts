import { activeRooms, isIncluded, lastDayFor, type Reservation, type BookedAddOn } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { room, service } from '../schema/room.ts'

/**
 * The rooms' add-ons, with the last day on which each can be given back: by the notice it was booked with;
 * never where it is included or was booked without an offer.
 */
export async function bookedAddOns(
  database: Database,
  { bookingId, rooms, stay }: Pick<Reservation, 'bookingId' | 'rooms' | 'stay'>,
): Promise<readonly BookedAddOn[]> {
  const rows = await database
    .select({ id: service.id, offerId: service.offerId, noticeDays: service.noticeDays })
    .from(service)
    .innerJoin(room, eq(room.id, service.roomId))
    .where(eq(room.reservationId, bookingId))
  const terms = new Map(rows.map((row) => [row.id, row]))
  return activeRooms(rooms)
    .flatMap(({ services }) => services)
    .map((own): BookedAddOn => {
      const { addOnId } = own
      const { offerId = null, noticeDays = 0 } = terms.get(addOnId) ?? {}
      if (offerId === null) return { addOnId }
      if (isIncluded(own)) return { addOnId, offerId }
      return { addOnId, offerId, until: lastDayFor(own.date ?? stay.arrival, noticeDays) }
    })
}
