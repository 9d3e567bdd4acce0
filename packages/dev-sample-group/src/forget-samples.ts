import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type Database, forget, forgetReceipts, releaseAllOf } from '@veranda/booking-service'
import { reservation } from '@veranda/booking-service/tables'

/** Takes out the samples nobody has changed, and gives their rooms back. */
export async function forgetUntouchedSamples(tx: Database): Promise<void> {
  const untouched = tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(isNotNull(reservation.sample), eq(reservation.version, 1)))
  await releaseAllOf(tx, untouched)
  await forget(tx, untouched)
  await forgetReceipts(tx, untouched)
  await tx.delete(reservation).where(inArray(reservation.id, untouched))
}
