import type { CurrencyCode } from './currency.ts'
import { type Money, money, zero } from './money.ts'

/** The sum of two amounts. Throws where their currencies differ. */
export const plus = (a: Money, b: Money): Money => money(a.amount + sameCurrency(a, b).amount, a.currency)

/** The difference of two amounts, which may be negative. Throws where their currencies differ. */
export const minus = (a: Money, b: Money): Money => money(a.amount - sameCurrency(a, b).amount, a.currency)

/** The smaller of two amounts. Throws where their currencies differ. */
export const smaller = (a: Money, b: Money): Money => (a.amount <= sameCurrency(a, b).amount ? a : b)

/** The amount, or nothing where it is negative. */
export const notBelowZero = (a: Money): Money => (a.amount < 0 ? zero(a.currency) : a)

/** The amount without its sign, for a line that says itself whether it is more or less. */
export const withoutSign = (a: Money): Money => money(Math.abs(a.amount), a.currency)

/** The sum of the amounts, all of `currency`. Throws where one is of another. */
export const sum = (parts: readonly Money[], currency: CurrencyCode): Money =>
  parts.reduce(plus, zero(currency))

/** The sum of an amount of each part. */
export const sumBy = <Part>(
  parts: readonly Part[],
  currency: CurrencyCode,
  amountOf: (part: Part) => Money,
): Money => sum(parts.map(amountOf), currency)

/**
 * The average of `count` equal parts, rounded once: to minor units, or to `unit` of them where no cents are
 * shown. All averages per night use it.
 */
export const averageOf = (whole: Money, count: number, unit = 1): Money =>
  money(Math.round(whole.amount / Math.max(1, count) / unit) * unit + 0, whole.currency)

/** `percent` of an amount, half a minor unit rounded away from zero. Percentages may have up to four decimals. */
export const percentOf = (a: Money, percent: number): Money => {
  // In ten-thousandths of a percent the product is a whole number, so that 0.5 is exactly a half.
  const parts = Math.abs(a.amount) * Math.round(Math.abs(percent) * 10_000)
  const rounded = Math.floor((parts + 500_000) / 1_000_000)
  return money(rounded === 0 ? 0 : Math.sign(a.amount) * Math.sign(percent) * rounded, a.currency)
}

function sameCurrency(a: Money, b: Money): Money {
  if (a.currency !== b.currency)
    throw new TypeError(`No arithmetic across currencies: ${a.currency} and ${b.currency}`)
  return b
}
