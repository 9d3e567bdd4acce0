import { approximately, type CurrencyCode, type Money, moneyFormat, toMajor } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { useWords } from '../words/use-words.ts'

/** The currency the guest reads in, and how much of it one unit of the hotel's currency is. */
export type GuestCurrency = { readonly currency: CurrencyCode; readonly rate: number }

export type MoneyWords = {
  /** To the cent, for lines that are added up. */
  readonly exact: (price: Money) => string
  /** Whole amounts without their zeros, for the one big number. */
  readonly calm: (price: Money) => string
  /** "about MXN 18,400", or nothing where the guest reads the hotel's own currency. */
  readonly approx: (price: Money) => string | undefined
}

/**
 * Formats amounts in the language of the page: exact, without cents where they are zero, and about in the guest’s
 * currency.
 */
export function useMoney(guest?: GuestCurrency): MoneyWords {
  const intl = useIntl()
  const words = useWords()
  const format = (
    price: Money,
    trailingZeroDisplay: 'auto' | 'stripIfInteger',
    major = toMajor(price),
  ): string => intl.formatNumber(major, { ...moneyFormat(price.currency), trailingZeroDisplay })
  return {
    exact: (price) => format(price, 'auto'),
    calm: (price) => format(price, 'stripIfInteger'),
    approx: (price) => {
      if (!guest || guest.currency === price.currency) return undefined
      const about = approximately(price, guest.currency, guest.rate)
      const major = toMajor(about)
      // With cents it would look exact; below a hundred they still count.
      const amount = format(about, 'stripIfInteger', major < 100 ? major : Math.round(major))
      return words('price-summary.approximately', { amount })
    },
  }
}
