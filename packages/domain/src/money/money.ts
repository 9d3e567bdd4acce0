import { type CurrencyCode, exponentOf } from './currency.ts'

/** An amount in whole minor units of one currency: cents; for yen, yen. */
export type Money = { readonly amount: number; readonly currency: CurrencyCode }

/** An amount in minor units (cents) of a currency. Throws a `RangeError` where it is no whole number. */
export const money = (amount: number, currency: CurrencyCode): Money => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`)
  return { amount, currency }
}

/** Nothing, in a currency. */
export const zero = (currency: CurrencyCode): Money => money(0, currency)

/** Whether it is nothing. */
export const isZero = (a: Money): boolean => a.amount === 0

/** The number of major units sent on the wire (`2475.5`), exact for the currency's exponent. */
export const toMajor = (a: Money): number =>
  Number((a.amount / 10 ** exponentOf(a.currency)).toFixed(exponentOf(a.currency)))

/** The money of a number of major units from the wire. */
export const fromMajor = (major: number, currency: CurrencyCode): Money =>
  money(Math.round(major * 10 ** exponentOf(currency)), currency)
