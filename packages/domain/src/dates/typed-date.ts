import type { Locale } from '../locale/index.ts'
import { isPlainDate } from './add-days.ts'
import type { PlainDate } from './plain-date.ts'

/** How a date is written in numbers. */
export type DateOrder = 'month-first' | 'day-first'

/** The order of the language's own short dates. A year in front implies month before day. */
export function dateOrderOf(locale: Locale): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0)
  const first = parts.find(({ type }) => type === 'day' || type === 'month')
  return first?.type === 'month' ? 'month-first' : 'day-first'
}

const yearFirst = /^(\d{4})[-/. ]{1,3}(\d{1,2})[-/. ]{1,3}(\d{1,2})$/
const yearLast = /^(\d{1,2})[-/. ]{1,3}(\d{1,2})[-/. ]{1,3}(\d{4})$/
const eightDigits = /^(\d{2})(\d{2})(\d{4})$/

/**
 * Reads a date that is typed, pasted or filled in by the browser: `3/14/1990`, `14.03.1990`, `14031990`,
 * `1990-03-14`. A year has four digits; an impossible date is none.
 */
export function readDate(typed: string, order: DateOrder): PlainDate | undefined {
  const text = typed.trim()
  const iso = yearFirst.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const numbers = yearLast.exec(text) ?? eightDigits.exec(text)
  if (!numbers) return undefined
  const [, first, second, year] = numbers
  return order === 'month-first' ? dayOf(year, first, second) : dayOf(year, second, first)
}

/** A date as a guest types it: `03/14/1990` or `14/03/1990`. */
export function writeDate(date: PlainDate, order: DateOrder): string {
  const [year, month, day] = date.split('-')
  return (order === 'month-first' ? [month, day, year] : [day, month, year]).join('/')
}

function dayOf(year = '', month = '', day = ''): PlainDate | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDate(date) ? date : undefined
}
