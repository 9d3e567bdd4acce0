import { automaticPayment, money, momentOfCharge, whyNoBalance } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { openPayment } from '../payments/open-payment.ts'
import { after } from '../payments/payment-row.ts'
import type { Database } from '../platform/db/database.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'
import { lookAgain } from './claim-charges.ts'
import { declineCharge } from './decline-charge.ts'
import { endCharge } from './end-charge.ts'
import { lockCharge } from './lock-charge.ts'
import type { ChargeRow } from './charge-row.ts'

/** An answer that is lost is asked for all this time; then the bank is told to forget it, and the card is asked anew. */
const answerMayTakeHours = 6
const reviewMayTakeHours = 6

/**
 * Writes down that a card is asked, and for how much: what is due at this moment, but never more than was agreed. Where
 * nothing is to be charged now it is noted when the job looks again, or that the charge is over.
 */
export async function beginCharge(tx: Database, seen: ChargeRow, provider: string, now: Date): Promise<void> {
  const locked = await lockCharge(tx, seen, now)
  if (!locked || locked.row.paymentId !== null || locked.row.state !== 'scheduled') return
  const { row, reservation, bill } = locked
  const { pricing, property, bookingId: reservationId } = reservation
  const why = whyNoBalance(reservation)
  // Whether the stay is cancelled is not decided yet.
  if (why === 'cancellation-under-review') return lookAgain(tx, row, after(now, reviewMayTakeHours * 3_600))
  if (why || pricing.balanceDue.kind !== 'before-arrival') return endCharge(tx, row, now)
  // The stay was moved: the balance is due on another day.
  const moment = new Date(momentOfCharge(pricing.balanceDue.by, property.timeZone))
  if (moment > now) return lookAgain(tx, row, moment)
  const payment = automaticPayment(bill, money(row.agreed, row.currency))
  if (!payment) return declineCharge(tx, locked, { now, isLast: true })
  const expiresAt = after(now, answerMayTakeHours * 3_600)
  const command = { reservationId, amount: payment.amount, quoteId: null, expiresAt }
  const { id: paymentId } = await openPayment(tx, command, provider, now)
  await tx.update(automaticCharge).set({ paymentId }).where(eq(automaticCharge.id, row.id))
}
