import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { refund } from '../schema/payment.ts'
import type { ReceiptSigner } from '../receipts/signer.ts'
import { writeRefundByHandReceipt } from './refund-receipt.ts'
import { settleRefundsOf } from './settle-refunds.ts'

/**
 * Cancels the refunds promised by an operation that have not been sent; the caller then reverses the ledger
 * entries. False when some of them are on their way: the caller must then roll its transaction back.
 */
export async function withdrawRefunds(
  tx: Database,
  signer: ReceiptSigner,
  reservationId: number,
  operation: string,
  now: Date,
): Promise<boolean> {
  const promised = await tx
    .delete(refund)
    .where(and(eq(refund.reservationId, reservationId), eq(refund.operation, operation)))
    .returning()
  // Not sent yet: a refund that is being sent has a later due time and one more attempt.
  const isHere = ({ state, dueAt, attempts }: (typeof promised)[number]) =>
    state === 'by-hand' || (state === 'requested' && attempts === 0 && dueAt !== null && dueAt > now)
  if (!promised.every(isHere)) return false
  for (const row of promised)
    if (row.state === 'by-hand') await writeRefundByHandReceipt(tx, signer, row, 'refund-withdrawn', now)
  for (const { paymentId } of promised) if (paymentId !== null) await settleRefundsOf(tx, paymentId, now)
  return true
}
