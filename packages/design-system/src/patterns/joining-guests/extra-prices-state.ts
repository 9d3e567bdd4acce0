import type { ExtraGuestPrices } from '@veranda/domain'

/** What one guest more costs. Where that is not known, no amount is shown (section 4, "Extra-guest price"). */
export type ExtraPricesState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'known'; readonly rooms: readonly ExtraGuestPrices[] }
