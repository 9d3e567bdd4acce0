import type { CurrencyCode, Reservation } from '@veranda/domain'

type Priced = Pick<Reservation, 'currency' | 'guestCurrency' | 'exchangeRate'>

/** The currency a guest chose to read in; and for one that is not the booking's own, what a unit of `of` is in it. */
export type ChosenCurrency = readonly [currency: CurrencyCode, of?: string, rate?: number]

/** What the guest reads beside the charged price; nothing when they read that price itself. */
export function guestCurrencyOf(
  { guestCurrency, currency: charged, exchangeRate }: Priced,
  [currency, of, rate]: ChosenCurrency | readonly [] = [],
): { readonly currency: CurrencyCode; readonly rate: number } | undefined {
  if (currency && of === charged && rate) return { currency, rate }
  if (guestCurrency === charged || currency === charged) return undefined
  return { currency: guestCurrency, rate: exchangeRate }
}
