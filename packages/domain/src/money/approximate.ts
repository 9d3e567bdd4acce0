import { type CurrencyCode, exponentOf } from './currency.ts'
import { type Money, money } from './money.ts'

/**
 * An amount in the guest's own currency, shown beside the price and never charged. `rate` is guest currency
 * for one unit of the property's currency; rounded half to even, once.
 */
export function approximately(price: Money, currency: CurrencyCode, rate: number): Money {
  if (price.currency === currency) return price
  const exact = price.amount * rate * 10 ** (exponentOf(currency) - exponentOf(price.currency))
  return money(halfToEven(exact), currency)
}

function halfToEven(value: number): number {
  const below = Math.floor(value)
  const isHalf = Math.abs(value - below - 0.5) < 1e-9
  return isHalf ? below + (below % 2 === 0 ? 0 : 1) : Math.round(value)
}
