import type { Instant, Money, PlainDate, Reservation, StayChange, StayOffer } from '@veranda/domain'
import type { ChangeRefusal } from '../../patterns/change-price/index.ts'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'
import type { Payable, PaymentProgress } from '../../patterns/payment/index.ts'

/** What is paid for: the change a quote promises, until when, and what is agreed to by paying. */
export type ChangeBill = Payable & {
  /** The reservation as it is before the change. */
  readonly reservation: Reservation
  /** Acceptance is of one quote: a fresh one is accepted anew. */
  readonly quoteId: string
  readonly change: StayChange
  readonly expiresAt: Instant
  /** Where the balance may be left to an automatic charge instead: its day, and all that is due then. */
  readonly automatic?: { readonly on: PlainDate; readonly amount: Money } | undefined
  /** It was to be charged then, before the bank was asked. */
  readonly whenBefore?: PaidWhen | undefined
}

/** When a change is paid for on this page. */
export type PaidWhen = 'now' | 'automatic'

/** Where the bill is fresh already, `was` is the amount that was agreed before. */
export type PaymentRefusal =
  | { readonly kind: 'price-moved'; readonly was: Money }
  | { readonly kind: 'quote-expired'; readonly was: Money }
  | {
      readonly kind: 'sold-out'
      readonly roomNumbers: readonly number[]
      readonly alternatives: readonly StayOffer[]
    }
  /** The selection cannot be had, and no other dates would help. */
  | { readonly kind: 'not-possible'; readonly why: ChangeRefusal }
  | { readonly kind: 'version-changed' }
  /** The balance cannot be left to that card, or to that day: nothing was changed. */
  | { readonly kind: 'card-expires-first' | 'charge-under-way' | 'not-before-arrival' }

export type ChangePaymentProgress = PaymentProgress<PaymentRefusal>

export type ChangePayment =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
  | (ChangeBill & { readonly kind: 'ready'; readonly progress: ChangePaymentProgress })
