import { allocate, money, type MoneyShare } from '@veranda/domain'
import { and, eq, like, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { ledgerEntry } from '../db/schema/ledger.ts'
import { refund } from '../db/schema/payment.ts'
import { writeMoneyMoved } from './payment-lines.ts'
import type { PaymentRow } from './payment-row.ts'

/**
 * A payment was counted as paid when the booking was committed, and was never collected: what the till had for it
 * goes, and so does every promise to give some of it back.
 */
export async function notCollected(
  tx: Database,
  { id, reservationId, currency }: Pick<PaymentRow, 'id' | 'reservationId' | 'currency'>,
  at: Date,
): Promise<void> {
  const moved = { reservationId, currency, at }
  const counted = await inTheTill(tx, reservationId, `payment:${id}`)
  await writeMoneyMoved(tx, { ...moved, operation: `not-collected:${id}`, shares: less(counted) })
  const promised = await tx
    .delete(refund)
    .where(and(eq(refund.paymentId, id), eq(refund.state, 'requested')))
    .returning()
  for (const { id: refundId, operation, amount } of promised) {
    const rooms = less(await inTheTill(tx, reservationId, `refund:${operation}`))
    const parts = allocate(
      money(amount, currency),
      rooms.map((share) => share.amount),
    )
    const shares = rooms.map(({ roomNumber }, index) => ({ roomNumber, amount: parts[index]?.amount ?? 0 }))
    await writeMoneyMoved(tx, { ...moved, operation: `refund:${operation}:void-${refundId}`, shares })
  }
}

/** What an operation has put into the till so far, room by room. */
async function inTheTill(
  tx: Database,
  reservationId: number,
  operation: string,
): Promise<readonly MoneyShare[]> {
  const rows = await tx
    .select({ roomNumber: ledgerEntry.roomNumber, amount: sql<string>`sum(${ledgerEntry.amount})` })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.reservationId, reservationId),
        eq(ledgerEntry.account, 'till'),
        like(ledgerEntry.operation, `${operation}:%`),
      ),
    )
    .groupBy(ledgerEntry.roomNumber)
  return rows.map(({ roomNumber, amount }) => ({ roomNumber, amount: Number(amount) }))
}

const less = (shares: readonly MoneyShare[]): readonly MoneyShare[] =>
  shares.map(({ roomNumber, amount }) => ({ roomNumber, amount: 0 - amount }))
