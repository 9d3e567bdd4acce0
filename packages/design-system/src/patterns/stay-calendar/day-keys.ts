import { addDays, daysBetween, type PlainDate } from '@veranda/domain'
import { addMonths, daysIntoWeek, lastDayOf, monthOf, type Weekday } from './months.ts'

/** Where a key leads from a day; nothing for a key of another use. */
export function dayAfterKey(key: string, date: PlainDate, first: Weekday): PlainDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -daysIntoWeek(date, first))
    case 'End':
      return addDays(date, 6 - daysIntoWeek(date, first))
    case 'PageUp':
      return inMonth(date, -1)
    case 'PageDown':
      return inMonth(date, 1)
    default:
      return undefined
  }
}

/** The same day some months on; the last one of a month that is too short for it. */
function inMonth(date: PlainDate, count: number): PlainDate {
  const month = addMonths(monthOf(date), count)
  const wanted = addDays(month, daysBetween(monthOf(date), date))
  return wanted > lastDayOf(month) ? lastDayOf(month) : wanted
}

export const within = (date: PlainDate, earliest: PlainDate, latest: PlainDate): PlainDate =>
  date < earliest ? earliest : date > latest ? latest : date
