import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { reservation } from '../schema/reservation.ts'

/**
 * Waits for whoever is changing the reservation, before anything else of it is locked. A guest's change locks the reservation, then
 * its payments; what a provider tells locks a payment, then refers to the reservation. In that order each would wait for
 * the other.
 */
export async function holdReservation(tx: Database, reservationId: number): Promise<void> {
  await tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(eq(reservation.id, reservationId))
    .for('key share')
}
