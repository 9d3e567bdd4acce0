import { type BalanceBill, balanceBill, type Reservation, zero } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import type { ChargeRow } from './charge-row.ts'

/** A charge with the reservation it is for and what is due of it, nothing of which changes until the transaction ends. */
export type LockedCharge = {
  readonly row: ChargeRow
  readonly reservation: Reservation
  readonly bill: BalanceBill
}

/** Locks a charge with its reservation, in the order in which guests lock them; nothing where it has ended. */
export async function lockCharge(
  tx: Database,
  { id, reservationId }: Pick<ChargeRow, 'id' | 'reservationId'>,
  now: Date,
): Promise<LockedCharge | undefined> {
  const [reader] = await tx
    .select({ reservationCode: reservationTable.code, brand: reservationTable.brand })
    .from(reservationTable)
    .where(eq(reservationTable.id, reservationId))
  if (!reader) return undefined
  const { reservation } = await lockReservation(tx, reader, now)
  const [row] = await tx.select().from(automaticCharge).where(eq(automaticCharge.id, id)).for('update')
  if (!row || row.dueAt === null) return undefined
  return { row, reservation, bill: balanceBill(reservation, zero(reservation.currency)) }
}
