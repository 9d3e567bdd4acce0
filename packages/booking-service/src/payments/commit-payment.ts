import type { Money, MoneyShare, Receipt, ReceiptKind } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { payment } from '../schema/payment.ts'
import type { Refusing } from '../platform/refusal.ts'
import { writeMoneyMoved } from './payment-lines.ts'
import { isUuid } from '../platform/db/is-uuid.ts'
import { movePayment } from './payment-row.ts'
import { linesOf, writeReceipt } from '../receipts/write-receipt.ts'
import type { ReceiptSigner } from '../receipts/signer.ts'
import { cardOf } from './card-of.ts'

export type CommitPayment = {
  readonly paymentId: string
  readonly reservationId: number
  /** Null where no quote is paid: a charge on a day that was agreed. */
  readonly quoteId: string | null
  /** The current price: the payment must have authorised exactly this amount. */
  readonly amount: Money
  /** Must sum to the amount. */
  readonly shares: readonly MoneyShare[]
  readonly at: Date
  readonly signer: ReceiptSigner
  /** What its receipt is of. */
  readonly receipt: Extract<ReceiptKind, `${string}-payment`>
}

/**
 * Books an authorised payment as paid, in the transaction that commits the change it pays for. From then on
 * it is captured and never voided: after the transaction, by `when-charged.ts`. Answers its receipt.
 */
export async function commitPayment(
  tx: Database & Refusing<'payment-not-authorised'>,
  input: CommitPayment,
): Promise<Receipt> {
  const { paymentId, reservationId, amount, shares, at, signer, receipt: kind } = input
  const shared = shares.reduce((total, share) => total + share.amount, 0)
  if (shared !== amount.amount) throw new RangeError(`The shares sum to ${shared}, not ${amount.amount}`)
  const [row] = isUuid(paymentId)
    ? await tx.select().from(payment).where(eq(payment.id, paymentId)).for('update')
    : []
  const fits =
    row?.reservationId === reservationId &&
    row.quoteId === input.quoteId &&
    row.amount === amount.amount &&
    row.currency === amount.currency
  if (!row || !fits || !(await movePayment(tx, row, 'committed', at)))
    throw tx.refuse('payment-not-authorised', 'The payment was not authorized.')
  await writeMoneyMoved(tx, {
    reservationId,
    operation: `payment:${paymentId}`,
    currency: amount.currency,
    shares,
    at,
  })
  return writeReceipt(tx, signer, {
    reservationId,
    kind,
    cause: `payment:${paymentId}`,
    at,
    amount,
    lines: linesOf(shares, amount.currency),
    ...cardOf(row),
  })
}
