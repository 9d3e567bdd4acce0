import type { StayChange, DeclineReason, Instant, Money, Reservation, StayOffer } from '@veranda/domain'
import type { ReactElement, ReactNode } from 'react'
import type { ConsentLinks } from '../../patterns/consent/index.ts'
import type { NamedCard } from '../../patterns/card-name/index.ts'
import type { ChangeRefusal } from '../../patterns/change-price/index.ts'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'

/** A card the hotel may charge again. */
export type StoredCard = NamedCard & { readonly cardId: string }

/** What is paid for: the change a quote promises, until when, and what is agreed to by paying. */
export type ChangeBill = {
  /** The reservation as it is before the change. */
  readonly reservation: Reservation
  /** Acceptance is of one quote: a fresh one is accepted anew. */
  readonly quoteId: string
  readonly change: StayChange
  /** What is charged now. */
  readonly amount: Money
  readonly expiresAt: Instant
  /** Read each second while the price is held. */
  readonly clock: () => Instant
  readonly guestCurrency?: GuestCurrency | undefined
  readonly storedCards: readonly StoredCard[]
  /** What was to be paid with, and accepted, before the bank was asked. */
  readonly chosenBefore?: PayBy | undefined
  /** The provider's own field, in its own frame. */
  readonly cardField: ReactElement | 'unavailable'
  readonly terms: PaymentTexts
}

/** Paragraphs apart by an empty line. What is not there is not offered to be read. */
export type PaymentTexts = {
  readonly payment: string
  readonly property: string
  /** Of the rate plans, each once. */
  readonly conditions: readonly string[]
  readonly links?: ConsentLinks | undefined
}

export type PayBy = { readonly kind: 'card' } | { readonly kind: 'stored-card'; readonly cardId: string }

/** How far paying has come. */
export type PaymentProgress =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'paying'; readonly doing: 'asking-the-bank' | 'changing-the-stay' }
  /** The bank's own page. */
  | { readonly kind: 'challenge'; readonly frame: ReactNode }
  /** The guest came back from the bank without an answer. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** The bank's answer was lost on its way, and is asked for again. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly refusal: PaymentRefusal }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

/** Where the bill is fresh already, `was` is the amount that was agreed before. */
export type PaymentRefusal =
  | { readonly kind: 'price-moved'; readonly was: Money }
  | { readonly kind: 'quote-expired'; readonly was: Money }
  | {
      readonly kind: 'sold-out'
      readonly roomNumbers: readonly number[]
      readonly alternatives: readonly StayOffer[]
    }
  /** It cannot be had as it was wished; no other dates would help. */
  | { readonly kind: 'not-possible'; readonly why: ChangeRefusal }
  | { readonly kind: 'version-changed' }

export type ChangePayment =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
  | (ChangeBill & { readonly kind: 'ready'; readonly progress: PaymentProgress })
