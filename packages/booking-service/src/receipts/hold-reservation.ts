import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { reservation } from '../schema/reservation.ts'

/**
 * Waits for a running change of the reservation, before any other row of it is locked. A guest's change locks the reservation,
 * then its payments. A provider's event locks a payment, and its receipt then refers to the reservation: without this, the two
 * would wait for each other.
 */
export async function holdReservation(tx: Database, reservationId: number): Promise<void> {
  await tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(eq(reservation.id, reservationId))
    .for('key share')
}
