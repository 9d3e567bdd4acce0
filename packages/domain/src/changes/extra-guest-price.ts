import { type Money, minus, notBelowZero, zero } from '../money/index.ts'

/** The price of additional guests in a room, and the credit that its floor at zero hides. */
export type ExtraGuestPrice = {
  readonly amount: Money
  /** What is paid beyond today's price with all guests: adding a guest does not refund it. */
  readonly hiddenCredit: Money
}

/** The total of the found rate minus the amount already paid, floored at zero (section 4, "Extra-guest price"). */
export function extraGuestPrice(found: Money, paid: Money): ExtraGuestPrice {
  const difference = minus(found, paid)
  return {
    amount: notBelowZero(difference),
    hiddenCredit: notBelowZero(minus(zero(found.currency), difference)),
  }
}
