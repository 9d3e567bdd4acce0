import {
  type BalanceBill,
  balanceBill,
  balancePayment,
  type BalanceQuote,
  type BalanceSelection,
  billWithout,
  money,
  type Reservation,
  whyNoBalance,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { GuestSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import { awaitedBankTransfer } from '../payments/awaited-bank-transfer.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Refusing } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { keepQuote, supersede } from '../quotes/keep-quote.ts'
import { canonicalJson } from '../quotes/canonical-json.ts'
import type { QuoteRow } from '../quotes/quote-row.ts'
import { type QuoteGiven, type QuoteRefusal, requireQuote } from '../quotes/require-quote.ts'
import { requireQuotesLeft } from '../quotes/require-quotes-left.ts'
import { type Capped, usualCaps } from '../reservations/caps.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { property } from '../schema/property.ts'

type Quoting = Pick<Service, 'store' | 'clock'> & Capped & Refusing<NoBalance | 'amount-not-possible'>

/** Says what of a balance is for what, and what the guest pays of it; takes the place of an older quote. */
export async function quoteBalance(
  { store, clock, refuse, caps = usualCaps }: Quoting,
  guest: GuestSession,
  selectionOf: (reservation: Reservation) => BalanceSelection,
): Promise<BalanceQuote> {
  const now = clock.now()
  return inTransaction({ store, refuse }, async (tx) => {
    const { reservation } = await lockReservation(tx, guest, now)
    await requireQuotesLeft(tx, reservation.bookingId, caps, now)
    await supersede(tx, reservation.bookingId, 'pay-balance', now)
    const input = selectionOf(reservation)
    const bill = await requireBalance(tx, reservation)
    const answer = balancePayment(bill, input)
    if (!answer.ok)
      throw answer.refusal === 'nothing-to-pay'
        ? tx.refuse(answer.refusal, 'There is nothing to pay.')
        : tx.refuse('amount-not-possible', 'This amount cannot be paid.')
    const payment = answer.value
    const quoted = { kind: 'pay-balance', input, change: { bill, payment } } as const
    const retained = await keepQuote(tx, guest, reservation, { quoted, ends: [], now })
    return { ...retained, change: { ...bill, amount: payment.amount, left: payment.left } }
  })
}

/** The quote a guest was shown, where it still says what is due: nothing else is paid. */
export async function requireSameBalance(
  tx: Database & Refusing<NoBalance | QuoteRefusal | 'price-moved'>,
  guest: GuestSession,
  reservation: Reservation,
  given: QuoteGiven,
  now: Date,
): Promise<QuoteRow<'pay-balance'>> {
  const quoted = await requireQuote(tx, ['pay-balance'], guest, reservation, given, now)
  const bill = await requireBalance(tx, reservation)
  const answer = balancePayment(bill, quoted.input)
  if (!answer.ok || canonicalJson({ bill, payment: answer.value }) !== canonicalJson(quoted.change))
    throw tx.refuse('price-moved', 'The balance has changed.')
  return quoted
}

type NoBalance = 'action-not-allowed' | 'nothing-to-pay'

/**
 * The balance of a reservation, where something of it can be paid now: without what is on its way by bank transfer, so that
 * nothing is paid twice.
 */
async function requireBalance(
  tx: Database & Refusing<NoBalance>,
  reservation: Reservation,
): Promise<BalanceBill> {
  const why = whyNoBalance(reservation)
  if (why === 'nothing-to-pay') throw tx.refuse(why, 'There is nothing to pay.')
  if (why)
    throw tx.refuse('action-not-allowed', 'Nothing can be paid for this reservation now.', {
      attached: { reason: why },
    })
  const [at] = await tx
    .select({ smallest: property.smallestPayment })
    .from(property)
    .where(eq(property.id, reservation.property.propertyId))
  const bill = balanceBill(reservation, money(at?.smallest ?? 0, reservation.currency))
  const awaited = await awaitedBankTransfer(tx, reservation.bookingId)
  if (!awaited) return bill
  const { amount, currency, meantFor } = awaited
  return billWithout(bill, { amount: money(amount, currency), meantFor })
}
