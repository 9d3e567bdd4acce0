import {
  balanceAfter,
  changePurposes,
  type Locale,
  type PaymentTiming,
  type Receipt,
  type Reservation,
  type StayChange,
  smaller,
  sharesOfPayment,
  sharesOfRefund,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import type { Database } from '../platform/db/database.ts'
import { quote } from '../schema/quote.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import { swap } from '../inventory/swap.ts'
import { chosenCard, keepAgreement } from '../automatic-charges/keep-agreement.ts'
import { commitPayment } from '../payments/commit-payment.ts'
import type { CardOnFile } from '../payments/port.ts'
import { merchantAccountOfStay } from '../payments/merchant-account.ts'
import { requireOffered } from '../payments/require-offered.ts'
import { requireProvider } from '../payments/require-provider.ts'
import { type GuestRefund, requestRefunds } from '../payments/request-refunds.ts'
import { sendRefunds } from '../payments/send-refunds.ts'
import { chargeOnceCommitted } from '../payments/when-charged.ts'
import { type QuoteGiven, requireQuote } from '../quotes/require-quote.ts'
import type { RefusalOf, Refusing, RefusingFor } from '../platform/refusal.ts'
import { lockOnVersion } from '../reservations/do-on-version.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import type { PayingService } from '../payments/payments.ts'
import type { ReceiptSigner } from '../receipts/signer.ts'
import { acceptedTerms } from '../payments/accepted-terms.ts'
import { nightsMoved } from './nights-moved.ts'
import { applyChange } from './apply-change.ts'
import { sameAsQuoted } from './same-as-quoted.ts'
import type { PromotionRefusal } from '../rates/find-promotion.ts'
import { orOutdated, withFreshQuote } from './with-fresh-quote.ts'
import type { changeStay as changeStayCall, quoteChange } from '@veranda/contract'

export type ChangeStay = QuoteGiven & {
  readonly bookingId: number
  /** The version of the reservation that the guest saw. */
  readonly version: number
  readonly timing?: PaymentTiming | undefined
  readonly paymentId?: string | undefined
  /** The balance is charged on its day: to this stored card, or to the new one that the payment verified. */
  readonly isAutomatic?: boolean | undefined
  readonly cardId?: string | undefined
  readonly acceptedTerms?: boolean | undefined
  /** The language to write to the guest in. */
  readonly locale: Locale
}

export type ChangedStay = {
  readonly bookingId: number
  readonly version: number
  readonly change: StayChange
  readonly paidBy: PaymentTiming | null
  readonly refunds: readonly GuestRefund[]
}

/** Confirms a change quote: all of it and once, or nothing. */
export async function changeStay(
  service: PayingService & RefusingFor<typeof changeStayCall>,
  guest: GuestSession,
  selection: ChangeStay,
  claim: Claim,
): Promise<Once<ChangedStay>> {
  const committing = { ...service, refuse: orOutdated(service.refuse) }
  // Asked before the transaction: the provider may take its time.
  const cards = selection.isAutomatic ? await cardsOf(service, guest) : []
  const once = await chargeOnceCommitted(committing, guest, claim, {
    timing: selection.timing,
    paymentId: selection.paymentId,
    commit: (tx, now) => commit(tx, { ...service, cards }, guest, selection, now),
    refused: (thrown) => withFreshQuote(committing, guest, selection, thrown),
  })
  const { bookingId, change } = once.answer
  // What breaks off here the sweep brings to its end.
  if (!once.isReplay && change.settlement.kind === 'to-refund' && service.payments)
    await sendRefunds(service, bookingId)
  return once
}

async function cardsOf(
  service: PayingService & RefusingFor<typeof changeStayCall>,
  { reservationCode }: GuestSession,
) {
  const merchant = await merchantAccountOfStay(service.store.db, reservationCode)
  return requireProvider(service).listCards(reservationCode, merchant)
}

type Committing = Refusing<
  RefusalOf<typeof changeStayCall> | PromotionRefusal | 'stay-not-possible',
  typeof changeStayCall | typeof quoteChange
>

async function commit(
  tx: Database & Committing,
  {
    signer,
    brands,
    cards,
  }: Pick<PayingService, 'signer' | 'brands'> & { readonly cards: readonly CardOnFile[] },
  guest: GuestSession,
  selection: ChangeStay,
  now: Date,
): Promise<ChangedStay> {
  const own = await lockOnVersion(tx, guest, selection, now)
  const { reservation } = own
  if (selection.isAutomatic) requireOffered({ brands, refuse: tx.refuse }, reservation, 'automatic-charge')
  const quoted = await requireQuote(tx, changePurposes, guest, reservation, selection, now)
  const change = await sameAsQuoted(tx, own, quoted, now)
  const paidBy = timingOf(tx, change, selection)
  const moved = { ...nightsMoved(change), heldFor: quoted.id }
  if (!(await swap(tx, moved))) throw tx.refuse('sold-out', 'A room is no longer available on these dates.')
  await tx.update(quote).set({ usedAt: now }).where(eq(quote.id, quoted.id))
  // Before the letter is ordered, which names its receipt.
  const receipt = await pay(tx, signer, reservation, change, { selection, paidBy, now })
  const version = await applyChange(tx, asGuest(guest), {
    own,
    change,
    paidBy,
    now,
    purpose: quoted.kind,
    selection: quoted.input,
    quoteId: quoted.id,
    ...(receipt ? { receipt: receipt.number } : {}),
    locale: selection.locale,
    ...(selection.acceptedTerms === true
      ? { terms: await acceptedTerms(tx, reservation, change.after.arrival, selection.locale) }
      : {}),
  })
  if (selection.isAutomatic) await agreeToBalance(tx, guest, { reservation, change, selection, cards }, now)
  const refunds = await promiseRefund(tx, signer, reservation, change, { paidBy, version, now })
  return { bookingId: reservation.bookingId, version, change, paidBy, refunds }
}

/** The payment timing of the difference, if there is one: one of those the quote offered. */
function timingOf(
  { refuse }: Refusing<'payment-needed' | 'terms-not-accepted'>,
  { settlement }: StayChange,
  { timing, paymentId, acceptedTerms, isAutomatic }: ChangeStay,
): PaymentTiming | null {
  if (settlement.kind !== 'to-pay') {
    if (isAutomatic) throw refuse('payment-needed', 'There is nothing to charge.')
    return null
  }
  if (timing === 'now' && paymentId === undefined) throw refuse('payment-needed', 'Pay the difference first.')
  // Whether the stay as it becomes may be paid before arrival is asked when its charge is agreed to.
  const isOffered = isAutomatic ? timing === 'before-arrival' : timing && settlement.timings.includes(timing)
  if (timing === undefined || !isOffered)
    throw refuse('payment-needed', 'Choose when the difference is to be paid.')
  if (acceptedTerms !== true) throw refuse('terms-not-accepted', 'Please accept the terms first.')
  return timing
}

type Agreed = {
  /** As it was quoted. */
  readonly reservation: Reservation
  readonly change: StayChange
  readonly selection: ChangeStay
  readonly cards: readonly CardOnFile[]
}

/** Agrees, with the change, that the balance it leaves is charged on its day: never more than the guest read. */
async function agreeToBalance(
  tx: Database & Committing,
  guest: GuestSession,
  { reservation, change, selection, cards }: Agreed,
  now: Date,
): Promise<void> {
  const { quoteId, locale } = selection
  const { reservation: after } = await lockReservation(tx, guest, now)
  const card = await chosenCard(tx, after, selection, cards, now)
  const amount = smaller(after.pricing.balance, balanceAfter(reservation, change.settlement))
  const terms = await acceptedTerms(tx, after, change.after.arrival, locale)
  await keepAgreement(tx, guest, after, { card, amount, terms, locale, quoteId }, now)
}

type Settling = { readonly paidBy: PaymentTiming | null; readonly now: Date }

/** Books the authorised payment as paid, in the same transaction. */
async function pay(
  tx: Database & Refusing<'payment-not-authorised'>,
  signer: ReceiptSigner,
  reservation: Reservation,
  change: StayChange,
  { selection, paidBy, now: at }: Settling & { readonly selection: ChangeStay },
): Promise<Receipt | undefined> {
  const { settlement } = change
  if (settlement.kind !== 'to-pay' || paidBy !== 'now') return undefined
  const { amount } = settlement
  const { paymentId = '', quoteId } = selection
  const shares = sharesOfPayment({ reservation, change, paidBy }, amount.amount)
  const paid = { paymentId, reservationId: reservation.bookingId, quoteId, amount, shares, at }
  return commitPayment(tx, { ...paid, signer, receipt: 'change-payment' })
}

/** Promises the refund, in the same transaction. */
async function promiseRefund(
  tx: Database,
  signer: ReceiptSigner,
  reservation: Reservation,
  change: StayChange,
  { paidBy, version, now: at }: Settling & { readonly version: number },
): Promise<readonly GuestRefund[]> {
  const { settlement } = change
  if (settlement.kind !== 'to-refund') return []
  const { amount } = settlement
  const shares = sharesOfRefund({ reservation, change, paidBy }, amount.amount)
  const operation = `change-${version}`
  return requestRefunds(tx, { reservationId: reservation.bookingId, amount, operation, shares, at, signer })
}
