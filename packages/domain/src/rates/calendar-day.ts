import { addDays, daysBetween, type PlainDate, type Stay } from '../dates/index.ts'
import { type NightRestriction, nightsOfCalendar } from './calendar-nights.ts'
import { dayOn, restrictionTo, type UnavailableStay, totalFor } from './price-stay.ts'
import type { RateCalendarDay, DayLimit, RateCalendar } from './rate-calendar.ts'
import { type EndBarrier, stayEndFrom } from './stay-end.ts'

/** A day of the calendar for a guest who is choosing a stay. */
export type CalendarDay = {
  readonly date: PlainDate
  /** The night's price for all rooms, in minor units; missing where it is not sold. */
  readonly rate?: number
  readonly isSpecial: boolean
  readonly limit?: DayLimit
  /** The minimum stay of an arrival on this day. */
  readonly minimumNights: number
  /** Why the night is not available; departing on such a day may still be possible. */
  readonly night?: NightRestriction['kind']
  readonly use: DayUse
}

/** What choosing the day does: it starts a stay, ends one, or is impossible for a reason. */
export type DayUse =
  | { readonly kind: 'arrival' }
  | { readonly kind: 'departure'; readonly offer: DepartureOffer }
  | { readonly kind: 'none'; readonly restriction: UnavailableStay; readonly longest?: undefined }
  /**
   * An unavailable night lies before the day: `latest` is the longest possible stay from the chosen arrival.
   */
  | { readonly kind: 'none'; readonly restriction: EndBarrier; readonly longest: Stay }

/** A stay that ends on the day, its price, and the new total minus the current one. */
export type DepartureOffer = { readonly stay: Stay; readonly total: number; readonly difference: number }

/**
 * A day of the calendar. With a chosen arrival, the days after it end the stay or say why they cannot; none
 * of them starts another.
 */
export function calendarDay(calendar: RateCalendar, date: PlainDate, arrival?: PlainDate): CalendarDay {
  const day = dayOn(calendar, date)
  const rate = day && nightRate(calendar, day)
  const night = nightRestrictionOn(calendar, date)
  return {
    date,
    ...(rate === undefined ? {} : { rate }),
    isSpecial: day?.isSpecial ?? false,
    ...(day?.limit ? { limit: day.limit } : {}),
    minimumNights: minimumNightsFrom(calendar, date),
    ...(night ? { night: night.kind } : {}),
    use:
      arrival !== undefined && arrival < date
        ? departureOn(calendar, arrival, date)
        : arrivalOn(calendar, date),
  }
}

/** The lowest rate of a night on which a stay can begin, in the month of a day; none where nothing can be booked in it. */
export function startingRate(calendar: RateCalendar, day: PlainDate): number | undefined {
  const month = day.slice(0, 'YYYY-MM'.length)
  const rates = calendar.days
    .filter(({ date }) => date.startsWith(month))
    .map(({ date }) => calendarDay(calendar, date))
    .flatMap(({ use, rate }) => (use.kind === 'arrival' && rate !== undefined ? [rate] : []))
  return rates.length > 0 ? Math.min(...rates) : undefined
}

/** Whether any night of a calendar has a rate for all of its rooms. */
export const hasRates = ({ days }: RateCalendar): boolean => days.some(({ prices }) => !prices.includes(null))

/** The fewest nights a stay may have that arrives on a day. */
export const minimumNightsFrom = (calendar: RateCalendar, arrival: PlainDate): number =>
  Math.max(1, calendar.minimumNights, dayOn(calendar, arrival)?.minimumNights ?? 0)

/** The shortest possible stay from a day; or why no stay can start there. */
export function shortestStayFrom(
  calendar: RateCalendar,
  arrival: PlainDate,
): { readonly stay: Stay } | { readonly restriction: UnavailableStay } {
  const minimum = minimumNightsFrom(calendar, arrival)
  for (let nights = minimum; ; nights += 1) {
    const stay = { arrival, departure: addDays(arrival, nights) }
    const restriction = restrictionTo(calendar, stay)
    if (!restriction) return { stay }
    // A day closed to departure takes one more night; any other restriction applies to longer stays too.
    if (restriction.kind !== 'no-check-out') return { restriction }
  }
}

function arrivalOn(calendar: RateCalendar, date: PlainDate): DayUse {
  const shortest = shortestStayFrom(calendar, date)
  return 'restriction' in shortest ? { kind: 'none', restriction: shortest.restriction } : { kind: 'arrival' }
}

function departureOn(calendar: RateCalendar, arrival: PlainDate, departure: PlainDate): DayUse {
  const stay = { arrival, departure }
  const priced = totalFor(calendar, stay)
  if (priced.ok) {
    const total = priced.value
    return { kind: 'departure', offer: { stay, total, difference: total - calendar.current.total } }
  }
  const { latest, barrier } = stayEndFrom(calendar, arrival)
  if (latest === undefined || departure <= barrier.on) return { kind: 'none', restriction: priced.refusal }
  return { kind: 'none', restriction: barrier, longest: { arrival, departure: latest } }
}

function nightRestrictionOn(calendar: RateCalendar, date: PlainDate): NightRestriction | undefined {
  const [first] = calendar.days
  return first && nightsOfCalendar(calendar).restrictions[daysBetween(first.date, date)]
}

/**
 * A percentage promotion lowers every night it covers; a fixed amount belongs to the stay, not to a night.
 */
function nightRate(calendar: RateCalendar, { date, prices }: RateCalendarDay): number | undefined {
  if (prices.includes(null)) return undefined
  const { promotion, days } = calendar
  const { fullBefore, promotedBefore } = nightsOfCalendar(calendar)
  const isLowered =
    promotion?.promotion.kind === 'percent' && promotion.stayFrom <= date && date <= promotion.stayUntil
  const before = isLowered ? promotedBefore : fullBefore
  const place = days[0] ? daysBetween(days[0].date, date) : 0
  return (before[place + 1] ?? 0) - (before[place] ?? 0)
}
