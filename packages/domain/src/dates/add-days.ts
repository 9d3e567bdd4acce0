import { type PlainDate, toDayNumber } from './plain-date.ts'

// Separate from the types: a first view only reads dates, later pages calculate with them.

const shape = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a valid calendar date; there was no year 0. */
export const isPlainDate = (text: string): text is PlainDate =>
  shape.test(text) && !text.startsWith('0000') && toPlainDate(toDayNumber(text as PlainDate)) === text

/** The date of a day counted from January 1, 1970, in the proleptic Gregorian calendar. */
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

/** The date that many days later; earlier where `days` is negative. */
export const addDays = (date: PlainDate, days: number): PlainDate => toPlainDate(toDayNumber(date) + days)
