import type { agreeToAutomaticCharge as agreeToAutomaticChargeCall } from '@veranda/contract'
import {
  type AutomaticCharge,
  isCardOver,
  type Locale,
  momentOfCharge,
  type Money,
  type Reservation,
} from '@veranda/domain'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { requireBeforeArrival } from '../balance/require-before-arrival.ts'
import type { GuestSession } from '../identity/identity.ts'
import { queueChargeAgreedLetter } from '../letters/automatic-charge/queue.ts'
import { loadPayment, movePayment } from '../payments/payment-row.ts'
import type { CardOnFile } from '../payments/port.ts'
import type { Database } from '../platform/db/database.ts'
import type { Refusing } from '../platform/refusal.ts'
import { tellHistory } from '../reservations/record.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'
import { lockOpenCharge } from './charge-row.ts'
import { endCharge } from './end-charge.ts'
import { shownCharge } from './shown-charge.ts'

type Agreeing = Refusing<
  'card-not-found' | 'card-expires-first' | 'charge-under-way' | 'not-before-arrival',
  typeof agreeToAutomaticChargeCall
>

/** A stored card, or the verification of a new one that was made for the same quote. */
export type ChosenCard = {
  readonly quoteId: string
  readonly cardId?: string | undefined
  readonly paymentId?: string | undefined
}

/** The card of a verification that was approved, or a stored one, as the provider knows it. */
export async function chosenCard(
  tx: Database & Agreeing,
  { bookingId }: Reservation,
  { cardId, paymentId, quoteId }: ChosenCard,
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

export type Agreement = {
  readonly card: CardOnFile
  /** The most that is charged. */
  readonly amount: Money
  readonly terms: typeof automaticCharge.$inferSelect.terms
  readonly locale: Locale
  readonly quoteId: string
}

/**
 * Keeps that the balance is charged to a card on its day, with the letter and the audit of it. The caller has locked the
 * reservation and raises its version.
 */
export async function keepAgreement(
  tx: Database & Agreeing,
  guest: GuestSession,
  reservation: Reservation,
  { card, amount, terms, locale, quoteId }: Agreement,
  now: Date,
): Promise<AutomaticCharge> {
  const { bookingId, pricing, property, currency } = reservation
  requireBeforeArrival(tx, reservation, now)
  const { balanceDue } = pricing
  if (balanceDue.kind !== 'before-arrival') throw new Error('A balance paid before arrival has a day')
  if (isCardOver(card.expires, balanceDue.by))
    throw tx.refuse('card-expires-first', 'This card expires before the day of the charge.')
  await replaceOpen(tx, bookingId, now)
  const [row] = await tx
    .insert(automaticCharge)
    .values({
      reservationId: bookingId,
      cardId: card.cardId,
      cardBrand: card.brand,
      lastDigits: card.lastDigits,
      cardExpires: card.expires ?? null,
      agreed: amount.amount,
      currency,
      terms,
      locale,
      dueAt: new Date(momentOfCharge(balanceDue.by, property.timeZone)),
      createdAt: now,
    })
    .returning()
  const charge = row && shownCharge(row, reservation, now)
  if (!charge) throw new Error('What was agreed cannot be shown')
  await tellHistory(tx, bookingId, asGuest(guest), { kind: 'charge-agreed', now })
  await queueChargeAgreedLetter(tx, { reservation, charge, chargeId: row.id, locale }, now)
  await appendAudit(tx, {
    at: now,
    actor: asGuest(guest),
    action: 'agree-to-automatic-charge',
    reservationId: bookingId,
    detail: { charge: row.id, amount: row.agreed, currency, on: balanceDue.by, quote: quoteId, terms },
  })
  return charge
}

async function replaceOpen(tx: Database & Agreeing, bookingId: number, now: Date): Promise<void> {
  const before = await lockOpenCharge(tx, bookingId)
  if (!before) return
  if (before.paymentId !== null)
    throw tx.refuse('charge-under-way', 'The balance is being charged at this moment.')
  await endCharge(tx, before, now)
}
