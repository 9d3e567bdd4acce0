import type { ActionRefusal, StayQuote, Stay, StayObstacle, StayOffer } from '@veranda/domain'
import type { ChangeRenewal } from '../../patterns/change-price/index.ts'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

/** Where a change of dates stands. */
export type ChangeDatesState =
  /** The days are on their way. */
  | { readonly kind: 'loading' }
  /** No stay is chosen yet. */
  | { readonly kind: 'choosing' }
  /** A stay is chosen, its quote on the way. */
  | { readonly kind: 'quoting'; readonly stay: Stay }
  | {
      readonly kind: 'quoted'
      readonly quote: StayQuote
      /** It took the place of an earlier quote, and why. */
      readonly renewed?: ChangeRenewal | undefined
      /** The guest has confirmed, the answer is on its way. */
      readonly isConfirming?: boolean | undefined
    }
  | { readonly kind: 'refused'; readonly stay: Stay; readonly refusal: DatesRefusal }
  | {
      readonly kind: 'failed'
      readonly failure: ShownFailure
      readonly stay?: Stay | undefined
      /** The quote that was being confirmed: pressing again repeats it, and does it once. */
      readonly quote?: StayQuote | undefined
    }
  | { readonly kind: 'not-modifiable'; readonly reason: ActionRefusal }

export type DatesRefusal =
  | {
      readonly kind: 'sold-out'
      readonly roomNumbers: readonly number[]
      readonly offers: readonly StayOffer[]
    }
  | { readonly kind: 'not-possible'; readonly obstacle: StayObstacle; readonly offers: readonly StayOffer[] }
  | {
      readonly kind: 'rate-not-found' | 'rate-promotion-not-found' | 'no-rates'
      readonly offers: readonly StayOffer[]
    }
  /** The reservation was changed elsewhere meanwhile, or another tab asked for a price: choosing again is enough. */
  | { readonly kind: 'reservation-changed' | 'quote-superseded' }

/** The promotion code as far as it is known. */
export type PromotionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' | 'applied'; readonly code: string }
  | { readonly kind: 'refused'; readonly code: string; readonly why: 'not-found' | 'not-valid' | 'failed' }

/** The stay that is being talked about. */
export function stayIn(state: ChangeDatesState): Stay | undefined {
  switch (state.kind) {
    case 'loading':
    case 'choosing':
    case 'not-modifiable':
      return undefined
    case 'quoting':
    case 'refused':
      return state.stay
    case 'quoted':
      return state.quote.change.after
    case 'failed':
      return state.quote?.change.after ?? state.stay
  }
}
