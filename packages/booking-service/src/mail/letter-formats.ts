import { exponentOf, type Instant, type Locale, type Money, type PlainDate, toMajor } from '@veranda/domain'

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

function formatted(locale: Locale, price: Money, signDisplay: 'auto' | 'exceptZero'): string {
  const digits = exponentOf(price.currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: price.currency,
    signDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toMajor(price))
}

/** "March 1, 2027 at 10:00:07 AM EST", at the hotel */
export const momentThere = (locale: Locale, at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(at))

/** "10:30 AM EST", at the hotel */
export const timeThere = (locale: Locale, at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(at))
