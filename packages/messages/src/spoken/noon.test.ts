import { expect, test } from 'vitest'
import { spokenIn } from '../spoken.ts'

/** As pages and letters write an hour: with the space that keeps it in one piece. */
const at = (locale: string, hour: number, minute = 0): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2027, 0, 25, hour, minute),
  )
const plain = (text = ''): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

test.each([
  ['en-US', `Check-out is by ${at('en-US', 12)}.`, 'Check-out is by 12:00 noon.'],
  ['en-US', `by ${at('en-US', 12, 30)}`, 'by 12:30 PM'],
  ['en-US', `Open now until ${at('en-US', 0)} your time`, 'Open now until 12:00 midnight your time'],
  ['en-US', `until Mon, Jan 25, ${at('en-US', 0)}`, 'until Mon, Jan 25, 12:00 AM'],
  ['en-US', `January 25, 2027 at ${at('en-US', 0)}`, 'January 25, 2027 at 12:00 AM'],
  ['es-MX', `A más tardar a las ${at('es-MX', 12)}.`, 'A más tardar a las 12:00 del mediodía.'],
  ['es-MX', `hasta las ${at('es-MX', 12)} del lunes`, 'hasta las 12:00 del mediodía del lunes'],
  ['es-MX', `lunes 25 de enero, ${at('es-MX', 0)}`, 'lunes 25 de enero, 0:00 horas'],
  ['es-MX', `hasta las ${at('es-MX', 12, 30)}`, 'hasta las 12:30 p.m.'],
])('%s says which twelve o’clock it is: %s', (locale, written, spoken) =>
  expect(plain(spokenIn[locale]?.(written))).toBe(spoken),
)

test('a clock of 24 hours needs no name for noon', () =>
  expect(plain(spokenIn['it-IT']?.(`entro le ${at('it-IT', 12)}`))).toBe('entro le 12:00'))
