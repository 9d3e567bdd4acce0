import type { Money, MoneyShare } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import type { Signing } from '../receipts/signer.ts'
import { refund } from '../schema/payment.ts'
import { writeMoneyMoved } from './payment-lines.ts'
import { writeRefundByHandReceipt } from './refund-receipt.ts'

export type RefundByHand = Signing & {
  readonly reservationId: number
  readonly amount: Money
  /** The reason, unique in the reservation. */
  readonly operation: string
  readonly share: Pick<MoneyShare, 'roomNumber'>
  readonly at: Date
}

/** Promises money that the hotel pays out itself, because no card brought it: what a bank transfer was too much. It has a receipt. */
export async function refundByHand(
  tx: Database,
  { reservationId, amount, operation, share, at, signer }: RefundByHand,
): Promise<void> {
  if (amount.amount === 0) return
  const [row] = await tx
    .insert(refund)
    .values({ reservationId, operation, ...amount, state: 'by-hand', createdAt: at, updatedAt: at })
    .returning()
  await writeMoneyMoved(tx, {
    reservationId,
    operation: `refund:${operation}`,
    currency: amount.currency,
    shares: [{ ...share, amount: -amount.amount }],
    at,
  })
  if (row) await writeRefundByHandReceipt(tx, signer, row, 'refund-by-hand', at)
}
