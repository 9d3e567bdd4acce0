import type { Instant, Money, Reservation, StayChange, StayOffer } from '@veranda/domain'
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
}

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

export type ChangePaymentProgress = PaymentProgress<PaymentRefusal>

export type ChangePayment =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
  | (ChangeBill & { readonly kind: 'ready'; readonly progress: ChangePaymentProgress })
