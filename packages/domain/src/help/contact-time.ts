import { addDays } from '../dates/add-days.ts'
import { type Instant, instantOf, isBefore, type TimeZone, today } from '../dates/index.ts'

/** When a guest who asked for it is called, by the guest's own clock. */
export const contactHours = { from: '18:00', until: '20:00' } as const

/** The same as the booking API says it. */
export const contactTime = `${contactHours.from}-${contactHours.until}` as const

/** From when until when a guest is called. */
export type ContactWindow = { readonly from: Instant; readonly until: Instant }

/**
 * The evening on which a guest who asks `now` is called: today's where it has not begun, else tomorrow's. The hours are those
 * of the guest's own clock, so that in the night it changes they are no hour earlier or later.
 */
export function contactWindow(now: Instant, guestTimeZone: TimeZone): ContactWindow {
  const on = (days: number): ContactWindow => {
    const date = addDays(today(guestTimeZone, now), days)
    return {
      from: instantOf(date, contactHours.from, guestTimeZone),
      until: instantOf(date, contactHours.until, guestTimeZone),
    }
  }
  const tonight = on(0)
  return isBefore(now, tonight.from) ? tonight : on(1)
}
