import { nightDatesOf, type PlainDate, type Stay } from '../dates/index.ts'
import { restrictionTo, type UnavailableStay } from './price-stay.ts'
import type { DayLimit, RateCalendar, RateCalendarDay } from './rate-calendar.ts'

/**
 * The calendar as it is known once a stay was refused: a calendar read before the refusal would offer the same stay
 * again. Where the reason is not known, no night of the stay is offered.
 */
export function withRefusedStay(
  calendar: RateCalendar,
  stay: Stay,
  restriction: UnavailableStay | undefined,
): RateCalendar {
  const noted = restriction ? withRestriction(calendar, stay, restriction) : calendar
  return restrictionTo(noted, stay) ? noted : withDays(noted, nightDatesOf(stay), soldOut)
}

function withRestriction(calendar: RateCalendar, stay: Stay, restriction: UnavailableStay): RateCalendar {
  switch (restriction.kind) {
    case 'too-short': {
      const { minimumNights } = restriction
      return withDays(calendar, [stay.arrival], (day) => ({ ...day, minimumNights }))
    }
    case 'too-long':
      return { ...calendar, maximumNights: restriction.maximumNights }
    case 'no-check-in':
      return withDays(calendar, [restriction.on], limitedTo('check-out-only'))
    case 'no-check-out':
      return withDays(calendar, [restriction.on], limitedTo('check-in-only'))
    case 'closed':
      return withDays(calendar, [restriction.on], limitedTo('closed'))
    case 'rate-not-found':
    case 'sold-out': {
      const { kind, on, roomNumbers } = restriction
      const isGone = calendar.rooms.map(({ roomNumber }) => roomNumbers.includes(roomNumber))
      return withDays(calendar, [on], ({ prices, left, ...day }) => ({
        ...day,
        prices: kind === 'sold-out' ? prices : prices.map((price, room) => (isGone[room] ? null : price)),
        left: kind === 'sold-out' ? left.map((rooms, room) => (isGone[room] ? 0 : rooms)) : left,
      }))
    }
    case 'not-a-stay':
    case 'in-the-past':
    case 'not-on-sale':
      return calendar
  }
}

const limitedTo =
  (limit: DayLimit) =>
  (day: RateCalendarDay): RateCalendarDay => ({ ...day, limit })

const soldOut = (day: RateCalendarDay): RateCalendarDay => ({ ...day, left: day.left.map(() => 0) })

const withDays = (
  calendar: RateCalendar,
  dates: readonly PlainDate[],
  change: (day: RateCalendarDay) => RateCalendarDay,
): RateCalendar => ({
  ...calendar,
  days: calendar.days.map((day) => (dates.includes(day.date) ? change(day) : day)),
})
