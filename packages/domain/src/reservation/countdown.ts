import { daysBetween, type Instant, type Stay, type TimeZone, today } from '../dates/index.ts'

/** Days until arrival on the property's calendar: 0 on the day itself, negative once the stay has begun. */
export const daysToArrival = (stay: Stay, zone: TimeZone, now: Instant): number =>
  daysBetween(today(zone, now), stay.arrival)
