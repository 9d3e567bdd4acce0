import type { Instant } from '@veranda/domain'
import { dateIn, useDates } from '../../patterns/dates/index.ts'

/** A moment with its year: an audit goes back further than a stay. */
export function useExactMoment(timeZone: string): (at: Instant) => string {
  const dates = useDates()
  return (at) => `${dates.day(dateIn(at, timeZone))}, ${dates.time(at, timeZone)}`
}
