import type { PlainDate, Stay } from '../dates/index.ts'
import type { CurrencyCode } from '../money/index.ts'
import type { PromotionTerms } from './promotion-terms.ts'

/**
 * What a property sells to one reservation, day by day: the rooms it has now, for the guests who sleep in them.
 * The calendar, the quote and the commit all price from one rate calendar, so that they cannot disagree.
 */
export type RateCalendar = {
  /** Every price is in it, in minor units. */
  readonly currency: CurrencyCode
  /** The day it is at the property. */
  readonly today: PlainDate
  readonly minimumNights: number
  /** Missing where the property sets no longest stay. */
  readonly maximumNights?: number
  readonly current: CurrentStay
  /** The rooms in force, by number. */
  readonly rooms: readonly RateCalendarRoom[]
  /** Consecutive days. */
  readonly days: readonly RateCalendarDay[]
  /** The promotion that may apply; it still has to cover the stay. */
  readonly promotion?: PromotionTerms
}

export type CurrentStay = {
  readonly stay: Stay
  /** What the rooms in force cost as booked. */
  readonly total: number
}

export type RateCalendarRoom = {
  readonly roomNumber: number
  readonly name: string
  readonly roomTypeId: number
}

export type RateCalendarDay = {
  readonly date: PlainDate
  /** The night's price before promotions, for each room in the calendar's order; null where none is sold. */
  readonly prices: readonly (number | null)[]
  /** How many rooms of each room's category can be had. One's own nights count as free. */
  readonly left: readonly number[]
  readonly limit?: DayLimit
  /** Where a day asks for more nights than the property does. */
  readonly minimumNights?: number
  /** Cheaper than the usual days of its month. */
  readonly isSpecial?: boolean
}

/** `closed`: nobody sleeps there. `check-in-only`: nobody leaves. `check-out-only`: nobody arrives. */
export const dayLimits = ['closed', 'check-in-only', 'check-out-only'] as const
export type DayLimit = (typeof dayLimits)[number]
