import { nextState, type PaymentState, type PaymentStep } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { payment, refund } from '../schema/payment.ts'
import { movePayment, type PaymentRow } from './payment-row.ts'

type RefundRow = typeof refund.$inferSelect

/** Brings a payment's state in line with its refunds, in the transaction that moved one of them. */
export async function settleRefundsOf(
  tx: Database,
  paymentId: string,
  now: Date,
): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for('update')
  if (!row) return undefined
  const refunds = await tx.select().from(refund).where(eq(refund.paymentId, paymentId))
  const [wanted, step] = standingOf(row, refunds)
  if (row.state === wanted) return row
  const seen = nextState(row.state, step) ? row : await movePayment(tx, row, 'refund-asked', now)
  // Not captured yet: its refunds wait for that.
  if (!seen) return row
  return (await movePayment(tx, seen, step, now)) ?? seen
}

function standingOf(row: PaymentRow, refunds: readonly RefundRow[]): readonly [PaymentState, PaymentStep] {
  if (refunds.some(({ state }) => state === 'requested' || state === 'accepted'))
    return ['refunding', 'refund-asked']
  const paid = refunds
    .filter(({ state }) => state === 'paid')
    .reduce((total, { amount }) => total + amount, 0)
  if (paid >= row.amount) return ['refunded', 'refunded-in-whole']
  return paid > 0 ? ['part-refunded', 'refunded-in-part'] : ['captured', 'refund-failed']
}
