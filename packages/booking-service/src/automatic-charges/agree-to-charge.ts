import { merchantAccountOfStay } from '../payments/merchant-account.ts'
import type { agreeToAutomaticCharge as agreeToAutomaticChargeCall, AgreedCharge } from '@veranda/contract'
import { isCardOver, type Locale, momentOfCharge, type Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { requireSameBalance } from '../balance/quote-balance.ts'
import { requireBeforeArrival } from '../balance/require-before-arrival.ts'
import type { GuestSession } from '../identity/identity.ts'
import { orderChargeAgreedLetter } from '../letters/automatic-charge/order.ts'
import { acceptedTerms } from '../payments/accepted-terms.ts'
import { loadPayment, movePayment } from '../payments/payment-row.ts'
import type { PayingService } from '../payments/payments.ts'
import type { CardOnFile } from '../payments/port.ts'
import { requireOffered } from '../payments/require-offered.ts'
import { requireProvider } from '../payments/require-provider.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import type { QuoteGiven } from '../quotes/require-quote.ts'
import { raiseVersion, tellHistory } from '../reservations/record.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { requireVersion } from '../reservations/require-version.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'
import { quote } from '../schema/quote.ts'
import { lockOpenCharge } from './charge-row.ts'
import { endCharge } from './end-charge.ts'
import { shownCharge } from './shown-charge.ts'

export type AgreeToCharge = QuoteGiven & {
  readonly bookingId: number
  /** The version the guest saw. */
  readonly version: number
  /** A stored card, or the verification of a new one. */
  readonly cardId?: string | undefined
  readonly paymentId?: string | undefined
  readonly acceptedTerms?: boolean | undefined
  /** The language to write to the guest in. */
  readonly locale: Locale
}

type Agreeing = RefusingFor<typeof agreeToAutomaticChargeCall>

/** Notes, once, that what is due is charged to a stored card on its day. It takes the place of an earlier agreement. */
export async function agreeToCharge(
  service: PayingService & Agreeing,
  guest: GuestSession,
  command: AgreeToCharge,
  claim: Claim,
): Promise<Once<AgreedCharge>> {
  const provider = requireProvider(service)
  return doOnce<AgreedCharge>(service, claim, async (finish) => {
    // Asked before the transaction: the provider may take its time.
    const merchant = await merchantAccountOfStay(service.store.db, guest.reservationCode)
    const cards = await provider.listCards(guest.reservationCode, merchant)
    return inTransaction(service, async (tx) => {
      const now = service.clock.now()
      const { reservation } = await lockReservation(tx, guest, now)
      requireOwn(reservation, command.bookingId)
      requireVersion(tx, reservation, command.version)
      requireOffered({ brands: service.brands, refuse: tx.refuse }, reservation, 'automatic-charge')
      const agreed = await agree(tx, guest, reservation, { command, cards, now })
      await finish(tx, agreed)
      return agreed
    })
  })
}

/** The card of a verification that was approved, or a stored one, as the provider knows it. */
async function chosenCard(
  tx: Database & Agreeing,
  { bookingId }: Reservation,
  { cardId, paymentId, quoteId }: AgreeToCharge,
  cards: readonly CardOnFile[],
  now: Date,
): Promise<CardOnFile> {
  const notFound = () => tx.refuse('card-not-found', 'This card was not found.')
  if (cardId !== undefined || paymentId === undefined) {
    const stored = cards.find((card) => card.cardId === cardId)
    if (!stored) throw notFound()
    return stored
  }
  const verified = await loadPayment(tx, paymentId)
  const { storedCardId, cardBrand, lastDigits, cardExpires } = verified ?? {}
  const fits = verified?.reservationId === bookingId && verified.quoteId === quoteId && verified.amount === 0
  // Nothing was charged with it, and nothing will be: its end is told to the provider by the sweep.
  if (!verified || !fits || !storedCardId || !(await movePayment(tx, verified, 'released', now)))
    throw notFound()
  return {
    cardId: storedCardId,
    brand: cardBrand ?? '',
    lastDigits: lastDigits ?? '',
    ...(cardExpires ? { expires: cardExpires } : {}),
  }
}

type Agreement = {
  readonly command: AgreeToCharge
  readonly cards: readonly CardOnFile[]
  readonly now: Date
}

async function agree(
  tx: Database & Agreeing,
  guest: GuestSession,
  reservation: Reservation,
  { command, cards, now }: Agreement,
): Promise<AgreedCharge> {
  const { bookingId, stay, pricing, property, currency } = reservation
  const quoted = await requireSameBalance(tx, guest, reservation, command, now)
  const card = await chosenCard(tx, reservation, command, cards, now)
  if (command.acceptedTerms !== true) throw tx.refuse('terms-not-accepted', 'Please accept the terms first.')
  requireBeforeArrival(tx, reservation, now)
  const { balanceDue } = pricing
  if (balanceDue.kind !== 'before-arrival') throw new Error('A balance paid before arrival has a day')
  if (isCardOver(card.expires, balanceDue.by))
    throw tx.refuse('card-expires-first', 'This card expires before the day of the charge.')
  await replaceOpen(tx, bookingId, now)
  await tx.update(quote).set({ usedAt: now }).where(eq(quote.id, quoted.id))
  const { locale } = command
  const terms = await acceptedTerms(tx, reservation, stay.arrival, locale)
  const [row] = await tx
    .insert(automaticCharge)
    .values({
      reservationId: bookingId,
      cardId: card.cardId,
      cardBrand: card.brand,
      lastDigits: card.lastDigits,
      cardExpires: card.expires ?? null,
      agreed: pricing.balance.amount,
      currency,
      terms,
      locale,
      dueAt: new Date(momentOfCharge(balanceDue.by, property.timeZone)),
      createdAt: now,
    })
    .returning()
  const charge = row && shownCharge(row, reservation, now)
  if (!charge) throw new Error('What was agreed cannot be shown')
  await raiseVersion(tx, reservation)
  await tellHistory(tx, bookingId, asGuest(guest), { kind: 'charge-agreed', now })
  await orderChargeAgreedLetter(tx, { reservation, charge, chargeId: row.id, locale }, now)
  const { agreed: amount, id } = row
  await appendAudit(tx, {
    at: now,
    actor: asGuest(guest),
    action: 'agree-to-automatic-charge',
    reservationId: bookingId,
    detail: { charge: id, amount, currency, on: balanceDue.by, quote: quoted.id, terms },
  })
  return { bookingId, version: reservation.version + 1, charge }
}

async function replaceOpen(tx: Database & Agreeing, bookingId: number, now: Date): Promise<void> {
  const before = await lockOpenCharge(tx, bookingId)
  if (!before) return
  if (before.paymentId !== null)
    throw tx.refuse('charge-under-way', 'The balance is being charged at this moment.')
  await endCharge(tx, before, now)
}
