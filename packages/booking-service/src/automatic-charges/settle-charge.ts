import { automaticPayment, money } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asJob } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { settleBalance } from '../balance/settle-balance.ts'
import { queueChargeMadeLetter } from '../letters/automatic-charge/queue.ts'
import { loadPayment } from '../payments/payment-row.ts'
import type { Database } from '../platform/db/database.ts'
import type { Refusing } from '../platform/refusal.ts'
import { receiptOfPayment } from '../receipts/write-receipt.ts'
import type { ReceiptSigner } from '../receipts/signer.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'
import type { ChargeRow } from './charge-row.ts'
import { endCharge } from './end-charge.ts'
import { lockCharge } from './lock-charge.ts'

/** `moved`: what is due is another amount now, and the authorisation is to be let go of. */
export type Settled = 'settled' | 'moved' | 'done-elsewhere'

/** Counts what the bank authorised as paid, if that is still what is due. */
export async function settleCharge(
  tx: Database & Refusing<'payment-not-authorised'>,
  signer: ReceiptSigner,
  seen: ChargeRow,
  now: Date,
): Promise<Settled> {
  const locked = await lockCharge(tx, seen, now)
  const paymentId = seen.paymentId ?? ''
  if (locked?.row.paymentId !== paymentId) return 'done-elsewhere'
  const { row, reservation, bill } = locked
  const asked = await loadPayment(tx, paymentId)
  const payment =
    reservation.status === 'cancelled' ? undefined : automaticPayment(bill, money(row.agreed, row.currency))
  if (asked?.state !== 'authorised') return 'done-elsewhere'
  if (payment?.amount.amount !== asked.amount) {
    // Not the card's fault: once it is let go of, the card is asked for what is due then.
    await tx.update(automaticCharge).set({ state: 'scheduled' }).where(eq(automaticCharge.id, row.id))
    return 'moved'
  }
  const settled = { bill, payment, paymentId, quoteId: null, signer, receipt: 'balance-payment' } as const
  await settleBalance(tx, reservation, settled, now)
  const { amount, currency } = payment.amount
  await appendAudit(tx, {
    at: now,
    actor: asJob('automatic-charge'),
    action: 'pay-balance',
    reservationId: reservation.bookingId,
    detail: { charge: row.id, payment: paymentId, amount, currency, agreed: row.agreed, terms: row.terms },
  })
  return 'settled'
}

/** Notes that the money is there, and writes so to the guest. */
export async function finishCharge(tx: Database, seen: ChargeRow, now: Date): Promise<void> {
  const locked = await lockCharge(tx, seen, now)
  const paid = await loadPayment(tx, seen.paymentId ?? '')
  if (!locked || locked.row.paymentId !== seen.paymentId || !paid) return
  const { row, reservation } = locked
  await endCharge(tx, row, now, 'charged')
  const charged = { amount: money(paid.amount, paid.currency), left: reservation.pricing.balance }
  const receipt = (await receiptOfPayment(tx, row.reservationId, paid.id))?.number
  await queueChargeMadeLetter(tx, { row, reservation, ...charged, receipt }, now)
}
