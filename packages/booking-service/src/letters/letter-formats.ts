import { type Instant, type Locale, type Money, moneyFormat, type PlainDate, toMajor } from '@veranda/domain'
import { lettersIn } from '@veranda/messages/letters'

/** "Sunday, March 14, 2027" */
export function fullDate(locale: Locale, date: PlainDate): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  return format.format(Date.UTC(year, month - 1, day))
}

/** "$2,475.50" */
export const exactMoney = (locale: Locale, price: Money): string => formatted(locale, price, 'auto')

/** "+$120.00", "-$44.00" */
export const signedMoney = (locale: Locale, difference: Money): string =>
  formatted(locale, difference, 'exceptZero')

const formatted = (locale: Locale, price: Money, signDisplay: 'auto' | 'exceptZero'): string =>
  new Intl.NumberFormat(locale, { ...moneyFormat(price.currency), signDisplay }).format(toMajor(price))

/** "March 1, 2027 at 10:00 AM (hotel time)" */
export const momentThere = (locale: Locale, at: Instant, timeZone: string): string =>
  there(locale, at, { dateStyle: 'long', timeStyle: 'short', timeZone })

/** "10:30 AM (hotel time)" */
export const timeThere = (locale: Locale, at: Instant, timeZone: string): string =>
  there(locale, at, { timeStyle: 'short', timeZone })

const there = (locale: Locale, at: Instant, format: Intl.DateTimeFormatOptions): string =>
  lettersIn(locale)('letter.hotel-time', {
    time: new Intl.DateTimeFormat(locale, format).format(new Date(at)),
  })
