import { getDayOfWeek, parseDate } from '@internationalized/date'
import type { Locale } from '../locale/index.ts'

/** The first day of the week in the region of a language, 0 for Sunday. Not every browser knows it. */
export const firstWeekday = (locale: Locale): number =>
  (7 - getDayOfWeek(parseDate('2027-01-03'), locale)) % 7
