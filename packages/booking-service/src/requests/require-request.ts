import type { Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { reservation as reservationTable, specialRequest } from '../schema/reservation.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import type { RequestRow } from './to-special-request.ts'

/** A request by the id that staff named, with its reservation locked. */
export async function requireRequest(
  tx: Database,
  requestId: number,
  now: Date,
): Promise<{ readonly reservation: Reservation; readonly row: RequestRow }> {
  const [of] = await tx
    .select({ reservationCode: reservationTable.code, brand: reservationTable.brand })
    .from(specialRequest)
    .innerJoin(reservationTable, eq(reservationTable.id, specialRequest.reservationId))
    .where(eq(specialRequest.id, requestId))
  if (!of) throw new ServiceRefusal('not-found', 'There is no such request.')
  const { reservation } = await lockReservation(tx, of, now)
  const [row] = await tx.select().from(specialRequest).where(eq(specialRequest.id, requestId))
  if (!row) throw new ServiceRefusal('not-found', 'There is no such request.')
  return { reservation, row }
}
