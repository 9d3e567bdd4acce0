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

/** Days since 1970-01-01: the only arithmetic dates ever need, free of zones and summer time. */
export const toDayNumber = (date: PlainDate): number => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => toDayNumber(to) - toDayNumber(from)
