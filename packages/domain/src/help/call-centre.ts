import { fromDate, isWeekend, toCalendarDate, type ZonedDateTime } from '@internationalized/date'
import type { Instant, TimeZone } from '../dates/index.ts'

/** Opening hours on weekdays and at the weekend, in whole hours of the call centre's time zone. */
export type OpeningHours = {
  readonly timeZone: TimeZone
  readonly weekdays: OpenHours
  readonly weekend: OpenHours
}
export type OpenHours = { readonly opens: number; readonly closes: number }

/** Whether the call centre is open, and the moment at which that changes next. */
export type CallCentreState = { readonly open: boolean; readonly until: Instant; readonly asOf: Instant }

/** Whether a call centre is open at a moment, and until when, by the clock of its own time zone. */
export function callCentreAt(hours: OpeningHours, now: Instant): CallCentreState {
  const there = fromDate(new Date(now), hours.timeZone)
  const { opens, closes } = hoursOf(hours, there)
  if (there.hour < opens) return { open: false, until: atHour(there, opens), asOf: now }
  if (there.hour < closes) return { open: true, until: atHour(there, closes), asOf: now }
  const tomorrow = there.add({ days: 1 })
  return { open: false, until: atHour(tomorrow, hoursOf(hours, tomorrow).opens), asOf: now }
}

const hoursOf = (hours: OpeningHours, day: ZonedDateTime): OpenHours =>
  isWeekend(toCalendarDate(day), 'en-US') ? hours.weekend : hours.weekdays

const atHour = (day: ZonedDateTime, hour: number): Instant =>
  day.set({ hour, minute: 0, second: 0, millisecond: 0 }).toAbsoluteString()
