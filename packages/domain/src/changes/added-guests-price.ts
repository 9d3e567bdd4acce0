import { type CurrencyCode, type Money, minus, notBelowZero, plus, zero } from '../money/index.ts'
import { headcount } from '../reservation/index.ts'
import type { RoomChange } from './room-change.ts'

/** What guests who join a room cost, and what the floor hides. */
export type AddedGuestsPrice = {
  readonly amount: Money
  /** The amount paid above today's price for all guests: it is not refunded when a guest is added. */
  readonly hiddenCredit: Money
}

/** The total of the found rate minus the amount already paid, floored at zero. */
export function addedGuestsPrice(found: Money, paid: Money): AddedGuestsPrice {
  const difference = minus(found, paid)
  return {
    amount: notBelowZero(difference),
    hiddenCredit: notBelowZero(minus(zero(found.currency), difference)),
  }
}

/** What all guests who join rooms of a change add to its price. */
export const extraGuestsTotal = (rooms: readonly RoomChange[], currency: CurrencyCode): Money =>
  rooms
    .filter(({ was, occupancy }) => was && headcount(occupancy) > headcount(was.occupancy))
    .reduce((sum, { before, after }) => plus(sum, notBelowZero(minus(after, before))), zero(currency))
