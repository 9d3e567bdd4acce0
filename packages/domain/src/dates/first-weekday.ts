import { getDayOfWeek, parseDate } from '@internationalized/date'
import type { Locale } from '../locale/index.ts'

/** The day a week begins with where a language is spoken, 0 for Sunday. Not every browser tells it. */
export const firstWeekday = (locale: Locale): number =>
  (7 - getDayOfWeek(parseDate('2027-01-03'), locale)) % 7
