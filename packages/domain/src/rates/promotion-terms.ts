import { addDays, nightsOf, type PlainDate, type Stay } from '../dates/index.ts'
import { type CurrencyCode, money, percentOf } from '../money/index.ts'
import type { Promotion } from '../reservation/index.ts'

/** A promotion's discount, and the stays it applies to. Empty lists mean all. */
export type PromotionTerms = {
  readonly promotion: Promotion
  readonly bookFrom: PlainDate
  readonly bookUntil: PlainDate
  /** Every night must lie in this span. */
  readonly stayFrom: PlainDate
  readonly stayUntil: PlainDate
  readonly minimumNights: number
  readonly ratePlanIds: readonly number[]
  readonly marketCodes: readonly string[]
}

/** What a promotion is matched against. */
export type PromotionQuery = {
  readonly bookedOn: PlainDate
  readonly ratePlanIds: readonly number[]
  readonly marketCode: string
}

/** Whether a promotion applies to these rates at all, for any stay. */
export const promotionSuits = (terms: PromotionTerms, selection: PromotionQuery): boolean =>
  terms.bookFrom <= selection.bookedOn &&
  selection.bookedOn <= terms.bookUntil &&
  (terms.marketCodes.length === 0 || terms.marketCodes.includes(selection.marketCode)) &&
  (terms.ratePlanIds.length === 0 || selection.ratePlanIds.every((id) => terms.ratePlanIds.includes(id)))

/** Whether a stay lies in the promotion's span and meets its minimum. */
export const promotionCovers = (terms: PromotionTerms, stay: Stay): boolean =>
  terms.stayFrom <= stay.arrival &&
  addDays(stay.departure, -1) <= terms.stayUntil &&
  nightsOf(stay) >= terms.minimumNights

/** Whether a promotion lowers a night: one entered after booking leaves booked nights unchanged. */
export const lowersNight = ({ appliesTo }: Promotion, night: PlainDate, booked: Stay): boolean =>
  appliesTo === undefined || night < booked.arrival || booked.departure <= night

/**
 * A night's price after the promotion, in minor units, never below zero. A percentage lowers every night; a
 * fixed amount lowers the first discounted night of each room.
 */
export function promotedPrice(
  price: number,
  promotion: Promotion,
  { isFirstNight, currency }: { readonly isFirstNight: boolean; readonly currency: CurrencyCode },
): number {
  if (promotion.kind === 'percent')
    return Math.max(0, price - percentOf(money(price, currency), promotion.percent).amount)
  if (promotion.amount.currency !== currency)
    throw new TypeError(`A promotion in ${promotion.amount.currency} cannot lower a price in ${currency}`)
  return isFirstNight ? Math.max(0, price - promotion.amount.amount) : price
}
