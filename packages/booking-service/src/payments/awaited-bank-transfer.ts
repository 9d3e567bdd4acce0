import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { bankTransfer, type BankTransferRow } from '../schema/bank-transfer.ts'

/** The bank transfer that a reservation waits for. There is one at most; it is read with the reservation locked. */
export async function awaitedBankTransfer(
  tx: Database,
  reservationId: number,
): Promise<BankTransferRow | undefined> {
  const [row] = await tx
    .select()
    .from(bankTransfer)
    .where(and(eq(bankTransfer.reservationId, reservationId), eq(bankTransfer.state, 'awaited')))
  return row
}
