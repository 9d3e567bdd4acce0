import type { ActionRefusal, Money, UnavailableStay, StayQuote, SelectionRefusal } from '@veranda/domain'
import type { ShownFailure } from '../failure-notice/index.ts'

/** Where a change stands, whatever is changed and on whichever screen it is asked for. */
export type ChangeState =
  /** Nothing is chosen yet. */
  | { readonly kind: 'choosing' }
  /** Something is chosen, its quote on the way. */
  | { readonly kind: 'quoting' }
  | {
      readonly kind: 'quoted'
      readonly quote: StayQuote
      /** It took the place of an earlier quote, and why. */
      readonly renewed?: ChangeRenewal | undefined
      /** The guest has confirmed, the answer is on its way. */
      readonly isConfirming?: boolean | undefined
    }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal }
  | {
      readonly kind: 'failed'
      readonly failure: ShownFailure
      /** The quote that was being confirmed: pressing again repeats it, and does it once. */
      readonly quote?: StayQuote | undefined
    }
  | { readonly kind: 'not-allowed'; readonly reason: ActionRefusal }

export type ChangeRenewal = {
  readonly because: 'expired' | 'price-moved' | 'terms-changed' | 'superseded' | 'reservation-changed'
  /** The new total that was shown before. */
  readonly previousTotal: Money
}

export type ChangeRefusal =
  /** Another guest took the room, or it is not for sale on a night of the stay. */
  | { readonly kind: 'not-available'; readonly restriction: UnavailableStay }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'not-possible'; readonly why: SelectionRefusal }
  /** The reservation was changed elsewhere meanwhile, or another tab asked for a price: asking again is enough. */
  | { readonly kind: 'reservation-changed' | 'quote-superseded' }
