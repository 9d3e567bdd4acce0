import type { BalanceBill, BalancePayment, Receipt, ReceiptKind, Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { commitPayment } from '../payments/commit-payment.ts'
import { markAddOnsPaid } from '../payments/mark-add-ons-paid.ts'
import type { Database } from '../platform/db/database.ts'
import type { Refusing } from '../platform/refusal.ts'
import type { Signing } from '../receipts/signer.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'

/** What is settled, and by which authorised payment. */
export type BalanceSettled = Signing & {
  readonly bill: BalanceBill
  readonly payment: BalancePayment
  readonly paymentId: string
  /** Null where it was charged on the day that was agreed. */
  readonly quoteId: string | null
  /** What its receipt is of. */
  readonly receipt: Extract<ReceiptKind, `${string}-payment`>
}

/**
 * Counts what was authorised as paid, for the rooms, add-ons and transfer it is for. Answers the new version, and the
 * receipt.
 */
export async function settleBalance(
  tx: Database & Refusing<'payment-not-authorised'>,
  { bookingId: reservationId, rooms, version: before }: Pick<Reservation, 'bookingId' | 'rooms' | 'version'>,
  { bill, payment: { amount, shares }, ...paid }: BalanceSettled,
  at: Date,
): Promise<{ readonly version: number; readonly receipt: Receipt }> {
  const receipt = await commitPayment(tx, { ...paid, reservationId, amount, shares, at })
  await markAddOnsPaid(tx, { rooms }, { bill, shares })
  const version = before + 1
  await tx.update(reservationTable).set({ version }).where(eq(reservationTable.id, reservationId))
  return { version, receipt }
}
