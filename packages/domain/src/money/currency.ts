/** The currencies a price can be shown in. */
export const currencyCodes = ['USD', 'MXN', 'CAD', 'GBP', 'EUR', 'ARS', 'COP', 'BRL', 'JPY'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

// Our own table: some runtimes give COP no minor unit, whereas ISO 4217 gives it two digits.
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

/** Written with their sign; the others by their code, as everywhere else on a page: dollars and pesos of any country share “$”. */
const signed: ReadonlySet<CurrencyCode> = new Set(['USD', 'EUR', 'GBP', 'JPY'])

/** The format of an amount in every language: with cents. */
export const moneyFormat = (currency: CurrencyCode) =>
  ({
    style: 'currency',
    currency,
    currencyDisplay: signed.has(currency) ? 'symbol' : 'code',
    // By default Italian omits the separator in four-digit numbers, which would misalign columns of amounts.
    useGrouping: 'always',
    minimumFractionDigits: exponents[currency],
    maximumFractionDigits: exponents[currency],
  }) as const

/** Whether a text is the ISO 4217 code of a currency the product knows. */
export const isCurrencyCode = (text: string): text is CurrencyCode => text in exponents
