import type { Instant, TimeZone } from '@veranda/domain'
import { dateIn, useDates } from '../../patterns/dates/index.ts'

/** A moment with its year, on the hotel’s clock: a ledger may be older than this one. */
export function useMoments(timeZone: TimeZone): (at: Instant) => string {
  const dates = useDates()
  return (at) => `${dates.day(dateIn(at, timeZone))}, ${dates.time(at, timeZone)}`
}
