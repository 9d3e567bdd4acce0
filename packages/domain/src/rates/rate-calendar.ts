import type { PlainDate, Stay } from '../dates/index.ts'
import type { CurrencyCode } from '../money/index.ts'
import type { PromotionTerms } from './promotion-terms.ts'

/**
 * What a property sells to one reservation, day by day, for its current rooms and their guests. Calendar,
 * quote and confirmation all price from a rate calendar, so that they cannot disagree.
 */
export type RateCalendar = {
  /** The currency of every price, in minor units. */
  readonly currency: CurrencyCode
  /** Today's date at the property. */
  readonly today: PlainDate
  readonly minimumNights: number
  /** Missing where the property sets no longest stay. */
  readonly maximumNights?: number
  readonly current: CurrentStay
  /** The active rooms, by number. */
  readonly rooms: readonly RateCalendarRoom[]
  /** Consecutive days. */
  readonly days: readonly RateCalendarDay[]
  /** The promotion that may apply; it still has to cover the stay. */
  readonly promotion?: PromotionTerms
}

export type CurrentStay = {
  readonly stay: Stay
  /** The price of the active rooms as booked. */
  readonly total: number
}

export type RateCalendarRoom = {
  readonly roomNumber: number
  readonly name: string
  readonly roomTypeId: number
}

export type RateCalendarDay = {
  readonly date: PlainDate
  /**
   * The night's price before promotions for each room, in the calendar's order; null where it is not sold.
   */
  readonly prices: readonly (number | null)[]
  /** How many rooms of each room's category are available. The guest's own nights count as free. */
  readonly left: readonly number[]
  readonly limit?: DayLimit
  /** Set where a day requires a longer stay than the property does. */
  readonly minimumNights?: number
  /** Costs less than usual in its month. */
  readonly isSpecial?: boolean
}

/** `closed`: no stays. `check-in-only`: no departures. `check-out-only`: no arrivals. */
export const dayLimits = ['closed', 'check-in-only', 'check-out-only'] as const
export type DayLimit = (typeof dayLimits)[number]
