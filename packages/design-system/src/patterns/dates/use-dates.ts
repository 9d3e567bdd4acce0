import { type ClockTime, type Instant, languageOf, type PlainDate, type TimeZone } from '@veranda/domain'
import { type IntlShape, useIntl } from 'react-intl'

export type DateWords = {
  /** "March 14, 2027" */
  readonly day: (date: PlainDate) => string
  /** "Mar 14" */
  readonly shortDay: (date: PlainDate) => string
  /** "Sunday, Mar 14" */
  readonly namedDay: (date: PlainDate) => string
  readonly dayOfMonth: (date: PlainDate) => string
  readonly month: (date: PlainDate) => string
  readonly year: (date: PlainDate) => string
  readonly weekday: (date: PlainDate) => string
  readonly clock: (time: ClockTime) => string
  /** Day and time of a moment, on the clocks of a zone. */
  readonly moment: (at: Instant, zone: TimeZone) => string
  readonly time: (at: Instant, zone: TimeZone) => string
}

/** Formats days, months and times in the language of the page. */
export function useDates(): DateWords {
  const intl = useIntl()
  const plain = (date: PlainDate, format: DateFormat): string =>
    intl.formatDate(utc(date), { ...format, timeZone: 'UTC' })
  return {
    day: (date) => plain(date, { year: 'numeric', month: 'long', day: 'numeric' }),
    shortDay: (date) => plain(date, { month: shortMonth(intl.locale), day: 'numeric' }),
    namedDay: (date) => plain(date, { weekday: 'long', month: shortMonth(intl.locale), day: 'numeric' }),
    dayOfMonth: (date) => plain(date, { day: 'numeric' }),
    month: (date) => plain(date, { month: 'long' }),
    year: (date) => plain(date, { year: 'numeric' }),
    weekday: (date) => plain(date, { weekday: 'long' }),
    clock: (time) =>
      intl.formatTime(Date.parse(`1970-01-01T${time}Z`), {
        ...hours,
        // "12:00 noon", "12:00 del mediodía": with "PM" it is read either way.
        ...(time === '12:00' && { dayPeriod: 'short' }),
        timeZone: 'UTC',
      }),
    moment: (at, timeZone) => momentWords(intl, at, timeZone),
    time: (at, timeZone) => intl.formatTime(new Date(at), { ...hours, timeZone }),
  }
}

/**
 * How long a month is written where space is scarce. Only in English is "Mar" March and nothing else: in Spanish "14 de mar"
 * is read as of the sea, in Italian "mar" is Tuesday.
 */
export const shortMonth = (locale: string): 'short' | 'long' =>
  languageOf(locale) === 'en' ? 'short' : 'long'

/** In Spanish and Italian "mar" is Tuesday and March alike: "martes 2 de marzo, 3:00 p.m.", "martedì 2 marzo, ore 15:00". */
export function momentWords(intl: Pick<IntlShape, 'formatDate' | 'locale'>, at: Instant, timeZone: TimeZone) {
  const length = languageOf(intl.locale) === 'en' ? 'short' : 'long'
  return intl
    .formatDate(new Date(at), { day: 'numeric', ...hours, weekday: length, month: length, timeZone })
    .replace(/, (?=\d+\s)/, ' ')
    .replace(' alle ore', ', ore')
}

/** The calendar day of a moment in a zone. */
export const dateIn = (at: Instant, timeZone: TimeZone): PlainDate =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at)) as PlainDate

type DateFormat = NonNullable<Parameters<IntlShape['formatDate']>[1]>
const hours = { hour: 'numeric', minute: '2-digit' } as const

function utc(date: PlainDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day)
}
