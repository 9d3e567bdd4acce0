import { calendarFile, type CalendarStay, type CalendarText, type Instant } from '@veranda/domain'

export { calendarFileName, type CalendarText } from '@veranda/domain'

/** The stay as a file for a calendar, inside its own link. */
export const calendarFileHref = (reservation: CalendarStay, text: CalendarText, now: Instant): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(reservation, text, now))}`
