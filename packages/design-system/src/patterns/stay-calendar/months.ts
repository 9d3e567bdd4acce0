import { addDays, daysBetween, type PlainDate, toDayNumber } from '@veranda/domain'

/** The first day of a month stands for it. */
export type Month = PlainDate

export const monthOf = (date: PlainDate): Month => `${date.slice(0, 8)}01` as PlainDate

export function addMonths(month: Month, count: number): Month {
  const [year = 0, at = 1] = month.split('-').map(Number)
  const months = year * 12 + (at - 1) + count
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}-01` as PlainDate
}

export const lastDayOf = (month: Month): PlainDate => addDays(addMonths(month, 1), -1)

/** Every month from one day's to another's. */
export function monthsBetween(from: PlainDate, to: PlainDate): readonly Month[] {
  const months: Month[] = []
  for (let month = monthOf(from); month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const weekdayOf = (date: PlainDate): Weekday => ((((toDayNumber(date) + 4) % 7) + 7) % 7) as Weekday

/** How many days before `date` its week began. */
export const daysIntoWeek = (date: PlainDate, first: Weekday): number => (weekdayOf(date) - first + 7) % 7

/** A month in weeks: the first and the last may be short ones. */
export function weeksOf(month: Month, first: Weekday): readonly (readonly PlainDate[])[] {
  const into = daysIntoWeek(month, first)
  const length = daysBetween(month, addMonths(month, 1))
  return Array.from({ length: Math.ceil((into + length) / 7) }, (_, week) => {
    const from = Math.max(0, week * 7 - into)
    const until = Math.min(length, (week + 1) * 7 - into)
    return Array.from({ length: until - from }, (_day, day) => addDays(month, from + day))
  })
}

/** Any week's days, as the calendar begins them. */
export const aWeekFrom = (first: Weekday): readonly PlainDate[] =>
  Array.from({ length: 7 }, (_, day) => addDays('2027-01-03', first + day))
