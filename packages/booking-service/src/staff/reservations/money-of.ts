import { type CurrencyCode, ledgerInWords, money, type ReservationMoney } from '@veranda/domain'
import { desc, eq } from 'drizzle-orm'
import { entriesOf } from '../../ledger/read-ledger.ts'
import type { Database } from '../../platform/db/database.ts'
import { listReceipts } from '../../receipts/list-receipts.ts'
import { payment, refund } from '../../schema/payment.ts'

/** More than any stay has; a page is never longer. */
const most = 500

/** The money of a reservation: its ledger in words, and every payment, refund and receipt. */
export async function moneyOf(
  db: Database,
  reservationId: number,
  currency: CurrencyCode,
): Promise<ReservationMoney> {
  const lines = await entriesOf(db, reservationId, most)
  const payments = await db
    .select()
    .from(payment)
    .where(eq(payment.reservationId, reservationId))
    .orderBy(desc(payment.createdAt))
    .limit(most)
  const refunds = await db
    .select()
    .from(refund)
    .where(eq(refund.reservationId, reservationId))
    .orderBy(desc(refund.createdAt))
    .limit(most)
  const receipts = await listReceipts(db, reservationId)
  return {
    ledger: ledgerInWords(
      lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
      currency,
    ),
    payments: payments.map(({ id, createdAt, state, amount, currency: of, cardBrand, lastDigits }) => ({
      paymentId: id,
      at: createdAt.toISOString(),
      state,
      amount: money(amount, of),
      ...(cardBrand === null || lastDigits === null ? {} : { card: { scheme: cardBrand, lastDigits } }),
    })),
    refunds: refunds.map(({ id, createdAt, state, amount, currency: of }) => ({
      refundId: id,
      at: createdAt.toISOString(),
      state,
      amount: money(amount, of),
    })),
    receipts: receipts.map(({ receipt: { number, kind, at, amount } }) => ({ number, kind, at, amount })),
  }
}
