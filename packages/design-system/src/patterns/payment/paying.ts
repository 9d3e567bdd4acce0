import type { BankTransferOffer, CardMonth, DeclineReason, Instant, Money } from '@veranda/domain'
import type { ReactElement, ReactNode } from 'react'
import type { NamedCard } from '../card-name/index.ts'
import type { ConsentLinks } from '../consent/index.ts'
import type { ShownFailure } from '../failure-notice/index.ts'
import type { GuestCurrency } from '../money/index.ts'

/** A card the hotel may charge again. */
export type StoredCard = NamedCard & {
  readonly cardId: string
  readonly expires?: CardMonth
  /** The hotel takes cards of this kind no more. */
  readonly isNotTaken?: true
}

/** The state of removing a stored card. */
export type CardRemoval = {
  readonly state: 'possible' | 'under-way' | 'failed'
  readonly onRemove: (cardId: string) => void
}

/** Paragraphs apart by an empty line. What is not there is not offered to be read. */
export type PaymentTexts = {
  readonly payment: string
  readonly property: string
  /** Of the rate plans, each once. */
  readonly conditions: readonly string[]
  readonly links?: ConsentLinks | undefined
}

export type PayBy =
  /** A new one; `storesCard`: the guest asked to have it stored for later payments. */
  | { readonly kind: 'card'; readonly storesCard?: true }
  | { readonly kind: 'stored-card'; readonly cardId: string }
  | { readonly kind: 'paypal' }
  | { readonly kind: 'bank-transfer' }

/** Ways to pay that a guest chooses between. */
export type ShownMethod = 'card' | 'paypal' | 'bank-transfer'

/** What is paid with, and what is agreed to by paying. */
export type Payable = {
  /** What is charged now. */
  readonly amount: Money
  /** Until when the price holds, where it ends. */
  readonly expiresAt?: Instant | undefined
  /** Read each second while the price is held. */
  readonly clock: () => Instant
  readonly guestCurrency?: GuestCurrency | undefined
  /** The ways to pay here, in the order they are offered. */
  readonly methods: readonly [ShownMethod, ...ShownMethod[]]
  readonly storedCards: readonly StoredCard[]
  /** The kinds of cards that are taken, by name, where the hotel lists them. */
  readonly cardTypes?: readonly string[] | undefined
  /** Whether a bank transfer may be announced, where there is that method. */
  readonly bankTransfer?: BankTransferOffer | undefined
  readonly cardRemoval?: CardRemoval | undefined
  /** What was to be paid with, and accepted, before the bank was asked. */
  readonly chosenBefore?: PayBy | undefined
  /** The provider's own field, in its own frame. */
  readonly cardField: ReactElement | 'unavailable'
  readonly terms: PaymentTexts
}

/** How far paying has come; `Refusal` is what the service may say no with. */
export type PaymentProgress<Refusal> =
  | { readonly kind: 'choosing' }
  | {
      readonly kind: 'paying'
      readonly doing: 'asking-the-bank' | 'changing-the-stay' | 'charging' | 'noting' | 'going-to-paypal'
    }
  /** The bank's own page. */
  | { readonly kind: 'challenge'; readonly frame: ReactNode }
  /** The guest came back from the bank without an answer. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** The bank's answer was lost on its way, and is asked for again. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
