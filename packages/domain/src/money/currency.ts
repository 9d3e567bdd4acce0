/** The currencies a price can be shown in (section 9). */
export const currencyCodes = ['USD', 'MXN', 'CAD', 'GBP', 'EUR', 'ARS', 'COP', 'BRL', 'JPY'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

export const defaultCurrency: CurrencyCode = 'USD'

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

export const isCurrencyCode = (text: string): text is CurrencyCode => text in exponents
