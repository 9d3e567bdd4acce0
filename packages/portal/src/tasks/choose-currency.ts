import { langCodeOf, listExchangeRates } from '@veranda/contract'
import type { CurrencyCode, Reservation } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'
import { currencyAtom } from '../state/preferences.ts'
import { say } from '../state/toasts.ts'

/** The guest would read prices in a currency. One that is not the booking's own needs a rate; without it nothing changes. */
export async function chooseCurrency(
  { client, store }: Pick<Portal, 'client' | 'store'>,
  { currency: charged, guestCurrency }: Pick<Reservation, 'currency' | 'guestCurrency'>,
  wanted: CurrencyCode,
): Promise<void> {
  if (wanted === charged || wanted === guestCurrency) return store.set(currencyAtom, [wanted])
  const lang = langCodeOf(store.get(wordsAtom).locale)
  const rates = await client.call(listExchangeRates, { params: { lang } })
  const perDollar = (currency: CurrencyCode) =>
    rates.ok ? rates.value.find((rate) => rate.currency === currency)?.perDollar : undefined
  const [other, own] = [perDollar(wanted), perDollar(charged)]
  if (other && own) return store.set(currencyAtom, [wanted, charged, other / own])
  say(store, { key: 'currency', tone: 'info', sentence: 'toast.no-rate' })
}
