import { parseDate, parseTime, toCalendarDateTime, toZoned, fromDate } from '@internationalized/date'
import type { ClockTime, Instant, PlainDate, TimeZone } from './plain-date.ts'

/**
 * The moment at which the local time in `zone` is `clock` on `date`; a time skipped by summer time becomes
 * the first moment after the gap.
 */
export function instantOf(date: PlainDate, clock: ClockTime, zone: TimeZone): Instant {
  const key = `${date} ${clock} ${zone}`
  const known = instants.get(key)
  if (known !== undefined) return known
  const instant = toZoned(toCalendarDateTime(parseDate(date), parseTime(clock)), zone).toAbsoluteString()
  if (instants.size >= mostRetained) instants.clear()
  instants.set(key, instant)
  return instant
}

// The platform takes a tenth of a millisecond for a zone's offset, and the same few days are requested again
// and again.
const instants = new Map<string, Instant>()
const mostRetained = 2_000

/** The calendar day it is in `zone` at `now`. */
export function today(zone: TimeZone, now: Instant): PlainDate {
  const { year, month, day } = fromDate(new Date(now), zone)
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as PlainDate
}

/** Whether the first moment comes before the second. */
export const isBefore = (one: Instant, other: Instant): boolean => Date.parse(one) < Date.parse(other)
