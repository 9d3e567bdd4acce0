/** A calendar day without time or zone, `2027-03-14`. Stays, nights and birthdays are plain dates everywhere. */
export type PlainDate = `${number}-${number}-${number}`

/** A moment in time, ISO 8601 with an offset or `Z`. */
export type Instant = string

/** An IANA time zone, `America/Cancun`. */
export type TimeZone = string

/** Whether a name is that of a time zone, as the platform knows them. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** A wall-clock time of day, `15:00`. */
export type ClockTime = `${number}:${number}`

const millisecondsOfDay = 86_400_000

/** Days since 1970-01-01: the only arithmetic dates ever need. A date without a time is read at midnight in UTC. */
export const toDayNumber = (date: PlainDate): number => Date.parse(date) / millisecondsOfDay

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => toDayNumber(to) - toDayNumber(from)
