import type { CurrencyCode, Reservation } from '@veranda/domain'

type Priced = Pick<Reservation, 'currency' | 'guestCurrency' | 'exchangeRate'>

/** The currencies a reservation's prices are known in: the one booked in, and the one that is charged. */
export const currenciesOf = ({ guestCurrency, currency }: Priced): readonly CurrencyCode[] => [
  ...new Set([guestCurrency, currency]),
]

/** What the guest reads beside the charged price; nothing when they read that price itself. */
export function guestCurrencyOf(
  reservation: Priced,
  chosen: CurrencyCode | undefined,
): { readonly currency: CurrencyCode; readonly rate: number } | undefined {
  const { guestCurrency, currency, exchangeRate } = reservation
  if (guestCurrency === currency || chosen === currency) return undefined
  return { currency: guestCurrency, rate: exchangeRate }
}
