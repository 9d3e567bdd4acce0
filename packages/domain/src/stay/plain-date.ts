/** A calendar day without time or zone, `2027-03-14`. Stays, nights and birthdays are plain dates everywhere. */
export type PlainDate = `${number}-${number}-${number}`

/** A moment in time, ISO 8601 with an offset or `Z`. */
export type Instant = string

/** An IANA time zone, `America/Cancun`. */
export type TimeZone = string

/** A wall-clock time of day, `15:00`. */
export type ClockTime = `${number}:${number}`

const shape = /^\d{4}-\d{2}-\d{2}$/

export const isPlainDate = (text: string): text is PlainDate =>
  shape.test(text) && toPlainDate(toDayNumber(text as PlainDate)) === text

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

export const toPlainDate = (dayNumber: number): PlainDate => {
  const shifted = dayNumber + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as PlainDate
}

export const addDays = (date: PlainDate, days: number): PlainDate => toPlainDate(toDayNumber(date) + days)

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => toDayNumber(to) - toDayNumber(from)
