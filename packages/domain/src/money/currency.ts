/** The currencies a price can be shown in (section 9). */
export const currencyCodes = ['USD', 'MXN', 'CAD', 'GBP', 'EUR', 'ARS', 'COP', 'BRL', 'JPY'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

// Our own table: some runtimes believe COP has no minor unit, and ISO 4217 says it has two.
const exponents: Record<CurrencyCode, 0 | 2> = {
  USD: 2,
  MXN: 2,
  CAD: 2,
  GBP: 2,
  EUR: 2,
  ARS: 2,
  COP: 2,
  BRL: 2,
  JPY: 0,
}

/** How many digits of the minor unit a currency has (ISO 4217). */
export const exponentOf = (currency: CurrencyCode): 0 | 2 => exponents[currency]

/** How a sum is written in every language: to the cent, and never “$” for pesos, which beside dollars could be either. */
export const moneyFormat = (currency: CurrencyCode) =>
  ({
    style: 'currency',
    currency,
    currencyDisplay: currency === 'MXN' ? 'code' : 'symbol',
    // Italian leaves the point out of four digits, which reads badly in a column of sums.
    useGrouping: 'always',
    minimumFractionDigits: exponents[currency],
    maximumFractionDigits: exponents[currency],
  }) as const

export const isCurrencyCode = (text: string): text is CurrencyCode => text in exponents
