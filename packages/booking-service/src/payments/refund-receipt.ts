import { allocate, money, type MoneyShare, type ReceiptKind, type RefundEvent } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { sumByRoom } from '../ledger/sum-by-room.ts'
import type { Database } from '../platform/db/database.ts'
import type { ReceiptSigner } from '../receipts/signer.ts'
import { linesOf, receiptOf, writeReceipt } from '../receipts/write-receipt.ts'
import { payment, type refund } from '../schema/payment.ts'
import { cardOf } from './card-of.ts'

type RefundRow = typeof refund.$inferSelect

/**
 * The receipt of a refund: once the provider has accepted or paid it, whichever it tells first; and of one that the guest’s bank
 * returned afterwards. A refund that was never accepted has none.
 */
export async function writeRefundReceipt(
  tx: Database,
  signer: ReceiptSigner,
  row: RefundRow,
  heard: RefundEvent,
  at: Date,
): Promise<void> {
  const { id, reservationId, operation, currency } = row
  const cause = `refund:${id}`
  if (heard === 'failed' && row.state === 'requested') return
  const made = await receiptOf(tx, reservationId, cause, 'refund')
  const cancelled = await receiptOf(tx, reservationId, operation, 'cancellation')
  const reference = heard === 'failed' ? made?.number : cancelled?.number
  const [over] = row.paymentId ? await tx.select().from(payment).where(eq(payment.id, row.paymentId)) : []
  await writeReceipt(tx, signer, {
    reservationId,
    kind: heard === 'failed' ? 'refund-returned' : 'refund',
    cause,
    at,
    amount: money(row.amount, currency),
    lines: linesOf(await sharesOf(tx, row), currency),
    ...(over ? cardOf(over) : {}),
    ...(reference === undefined ? {} : { reference }),
  })
}

/**
 * The receipt of a refund that the hotel pays out itself, over the amount that left the ledger. Nobody tells the service when
 * the money is handed over, so it is written with the promise; a reinstatement withdraws it.
 */
export async function writeRefundByHandReceipt(
  tx: Database,
  signer: ReceiptSigner,
  row: RefundRow,
  kind: Extract<ReceiptKind, 'refund-by-hand' | 'refund-withdrawn'>,
  at: Date,
): Promise<void> {
  const { id, reservationId, operation, currency } = row
  const cause = `refund:${id}`
  const about =
    kind === 'refund-withdrawn'
      ? await receiptOf(tx, reservationId, cause, 'refund-by-hand')
      : await receiptOf(tx, reservationId, operation, 'cancellation')
  await writeReceipt(tx, signer, {
    reservationId,
    kind,
    cause,
    at,
    amount: money(row.amount, currency),
    lines: linesOf(await sharesOf(tx, row), currency),
    ...(about ? { reference: about.number } : {}),
  })
}

/** A refund over one of several payments is shared among the rooms as the whole of it was. */
async function sharesOf(
  tx: Database,
  { reservationId, operation, amount, currency }: RefundRow,
): Promise<readonly MoneyShare[]> {
  const whole = await sumByRoom(tx, { reservationId, account: 'cash', operation: `refund:${operation}` })
  const weights = whole.map((share) => Math.max(0, 0 - share.amount))
  if (weights.every((weight) => weight === 0)) return [{ roomNumber: null, amount }]
  const parts = allocate(money(amount, currency), weights)
  return whole.map(({ roomNumber }, index) => ({ roomNumber, amount: parts[index]?.amount ?? 0 }))
}
