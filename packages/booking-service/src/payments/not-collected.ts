import { allocate, money, type MoneyShare } from '@veranda/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { refund } from '../schema/payment.ts'
import { sumByRoom } from '../ledger/sum-by-room.ts'
import type { ReceiptSigner } from '../receipts/signer.ts'
import { linesOf, receiptOfPayment, writeReceipt } from '../receipts/write-receipt.ts'
import { cardOf } from './card-of.ts'
import { writeMoneyMoved } from './payment-lines.ts'
import type { PaymentRow } from './payment-row.ts'

/**
 * Handles a payment that was booked as paid but could not be captured: removes it from the cash account, with
 * all promised refunds of it. Its receipt stays as it is: another one reverses it.
 */
export async function notCollected(
  tx: Database,
  signer: ReceiptSigner,
  { id, reservationId, currency, ...paidWith }: PaymentRow,
  at: Date,
): Promise<void> {
  const moved = { reservationId, currency, at }
  const cash = { reservationId, account: 'cash' } as const
  const counted = await sumByRoom(tx, { ...cash, operation: `payment:${id}` })
  await writeMoneyMoved(tx, { ...moved, operation: `not-collected:${id}`, shares: less(counted) })
  // What was only paid for with it is to be paid again.
  await tx.execute(sql`
    update service s set is_paid = false from room r
    where r.id = s.room_id and s.is_paid and s.unit_price > 0 and r.reservation_id = ${reservationId}
      and r.room_number in ${counted.map(({ roomNumber }) => roomNumber ?? 0)}
      and (select coalesce(sum(t.unit_price * t.quantity), 0) from service t where t.room_id = r.id and t.is_paid)
        > (select coalesce(sum(l.amount), 0) from ledger_entry l
           where l.reservation_id = r.reservation_id and l.room_number = r.room_number and l.account = 'cash')`)
  const promised = await tx
    .delete(refund)
    .where(and(eq(refund.paymentId, id), eq(refund.state, 'requested')))
    .returning()
  for (const { id: refundId, operation, amount } of promised) {
    const rooms = less(await sumByRoom(tx, { ...cash, operation: `refund:${operation}` }))
    const parts = allocate(
      money(amount, currency),
      rooms.map((share) => share.amount),
    )
    const shares = rooms.map(({ roomNumber }, index) => ({ roomNumber, amount: parts[index]?.amount ?? 0 }))
    await writeMoneyMoved(tx, { ...moved, operation: `refund:${operation}:void-${refundId}`, shares })
  }
  const total = counted.reduce((sum, share) => sum + share.amount, 0)
  if (total === 0) return
  const paid = await receiptOfPayment(tx, reservationId, id)
  await writeReceipt(tx, signer, {
    reservationId,
    kind: 'payment-not-collected',
    cause: `payment:${id}`,
    at,
    amount: money(total, currency),
    lines: linesOf(counted, currency),
    ...cardOf(paidWith),
    ...(paid ? { reference: paid.number } : {}),
  })
}

const less = (shares: readonly MoneyShare[]): readonly MoneyShare[] =>
  shares.map(({ roomNumber, amount }) => ({ roomNumber, amount: 0 - amount }))
