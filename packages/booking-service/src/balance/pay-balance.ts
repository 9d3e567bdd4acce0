import type { BalancePaid, payBalance as payBalanceCall } from '@veranda/contract'
import type { BalanceTiming, Locale, Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { GuestSession } from '../identity/identity.ts'
import { queueBalanceLetter } from '../letters/balance/queue.ts'
import { lockOnVersion } from '../reservations/do-on-version.ts'
import { acceptedTerms } from '../payments/accepted-terms.ts'
import type { PayingService } from '../payments/payments.ts'
import { chargeOnceCommitted } from '../payments/when-charged.ts'
import type { ReceiptSigner } from '../receipts/signer.ts'
import type { Database } from '../platform/db/database.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import type { QuoteRow } from '../quotes/quote-row.ts'
import type { QuoteGiven } from '../quotes/require-quote.ts'
import { quote } from '../schema/quote.ts'
import { requireSameBalance } from './quote-balance.ts'
import { requireBeforeArrival } from './require-before-arrival.ts'
import { settleBalance } from './settle-balance.ts'

export type PayBalance = QuoteGiven & {
  readonly bookingId: number
  /** The version the guest saw. */
  readonly version: number
  readonly timing: BalanceTiming
  readonly paymentId?: string | undefined
  readonly acceptedTerms?: boolean | undefined
  /** The language to write to the guest in. */
  readonly locale: Locale
}

type Paying = RefusingFor<typeof payBalanceCall>

/** Pays what a quote of a balance says, once, or notes that it is paid before arrival; or does nothing at all. */
export async function payBalance(
  service: PayingService & Paying,
  guest: GuestSession,
  command: PayBalance,
  claim: Claim,
): Promise<Once<BalancePaid>> {
  const { timing, paymentId } = command
  return chargeOnceCommitted<BalancePaid, typeof service.refuse>(service, guest, claim, {
    timing,
    paymentId,
    commit: (tx, now) => commit(tx, service.signer, guest, command, now),
  })
}

async function commit(
  tx: Database & Paying,
  signer: ReceiptSigner,
  guest: GuestSession,
  command: PayBalance,
  now: Date,
): Promise<BalancePaid> {
  const { timing, locale } = command
  const { reservation } = await lockOnVersion(tx, guest, command, now)
  const { bookingId, stay } = reservation
  const quoted = await requireSameBalance(tx, guest, reservation, command, now)
  if (command.acceptedTerms !== true) throw tx.refuse('terms-not-accepted', 'Please accept the terms first.')
  if (timing === 'before-arrival') requireBeforeArrival(tx, reservation, now)
  await tx.update(quote).set({ usedAt: now }).where(eq(quote.id, quoted.id))
  const paid =
    timing === 'now'
      ? await settle(tx, signer, reservation, quoted, command.paymentId, now)
      : { version: reservation.version, left: reservation.pricing.balance, receipt: undefined }
  const { amount } = timing === 'now' ? quoted.change.payment : { amount: reservation.pricing.balance }
  const answer = { bookingId, version: paid.version, timing, amount, left: paid.left }
  const { receipt } = paid
  await queueBalanceLetter(
    tx,
    { reservation, paid: answer, quoteId: quoted.id, ...(receipt ? { receipt } : {}) },
    locale,
    now,
  )
  await appendAudit(tx, {
    at: now,
    actor: asGuest(guest),
    action: 'pay-balance',
    reservationId: bookingId,
    detail: {
      timing,
      amount: amount.amount,
      currency: amount.currency,
      quote: quoted.id,
      terms: await acceptedTerms(tx, reservation, stay.arrival, locale),
      ...(timing === 'now' ? { payment: command.paymentId } : {}),
    },
  })
  return answer
}

async function settle(
  tx: Database & Paying,
  signer: ReceiptSigner,
  reservation: Reservation,
  { id: quoteId, change: { bill, payment } }: QuoteRow<'pay-balance'>,
  paymentId: string | undefined,
  at: Date,
): Promise<Pick<BalancePaid, 'version' | 'left'> & { readonly receipt: string }> {
  if (paymentId === undefined) throw tx.refuse('payment-needed', 'Pay the balance first.')
  const settled = { bill, payment, paymentId, quoteId, signer, receipt: 'balance-payment' } as const
  const { version, receipt } = await settleBalance(tx, reservation, settled, at)
  return { version, left: payment.left, receipt: receipt.number }
}
