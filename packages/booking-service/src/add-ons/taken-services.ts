import { activeRooms, isIncluded, lastDayFor, type Reservation, type TakenService } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { room, service } from '../schema/room.ts'

/**
 * The extras the rooms have, with the last day on which each can be given back: by the notice it was taken with, never
 * where it is included or was booked without an offer.
 */
export async function takenServices(
  database: Database,
  { bookingId, rooms, stay }: Pick<Reservation, 'bookingId' | 'rooms' | 'stay'>,
): Promise<readonly TakenService[]> {
  const rows = await database
    .select({ id: service.id, offerId: service.offerId, noticeDays: service.noticeDays })
    .from(service)
    .innerJoin(room, eq(room.id, service.roomId))
    .where(eq(room.reservationId, bookingId))
  const terms = new Map(rows.map((row) => [row.id, row]))
  return activeRooms(rooms)
    .flatMap(({ services }) => services)
    .map((own): TakenService => {
      const { serviceId } = own
      const { offerId = null, noticeDays = 0 } = terms.get(serviceId) ?? {}
      if (offerId === null) return { serviceId }
      if (isIncluded(own)) return { serviceId, offerId }
      return { serviceId, offerId, until: lastDayFor(own.date ?? stay.arrival, noticeDays) }
    })
}
