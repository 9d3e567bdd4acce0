import type { AgeRange, ExtraGuestPrices } from '@veranda/domain'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

/** Which guests the property takes. */
export type GuestAgesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly ranges: readonly AgeRange[] }
  /** The property tells no ages apart: nobody can be said to join. */
  | { readonly kind: 'no-age-range' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

/** What one guest more costs. Where that is not known, no amount is shown (section 4, "Extra-guest price"). */
export type ExtraPricesState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'known'; readonly rooms: readonly ExtraGuestPrices[] }
