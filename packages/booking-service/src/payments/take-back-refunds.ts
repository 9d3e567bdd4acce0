import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { refund } from '../schema/payment.ts'
import { settleRefundsOf } from './settle-refunds.ts'

/**
 * Takes back what an operation promised and what has not left yet; the ledger's lines are the caller's to reverse.
 * False when some of it is on its way: then the transaction has to be rolled back.
 */
export async function takeBackRefunds(
  tx: Database,
  reservationId: number,
  operation: string,
  now: Date,
): Promise<boolean> {
  const promised = await tx
    .delete(refund)
    .where(and(eq(refund.reservationId, reservationId), eq(refund.operation, operation)))
    .returning()
  // Nobody has asked the provider yet: a refund that is being sent has a later due time and one try more.
  const isHere = ({ state, dueAt, attempts }: (typeof promised)[number]) =>
    state === 'by-hand' || (state === 'requested' && attempts === 0 && dueAt !== null && dueAt > now)
  if (!promised.every(isHere)) return false
  for (const { paymentId } of promised) if (paymentId !== null) await settleRefundsOf(tx, paymentId, now)
  return true
}
