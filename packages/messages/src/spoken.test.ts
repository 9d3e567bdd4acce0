import { expect, test } from 'vitest'
import { spokenIn, wholeHours } from './spoken.ts'

test.each([
  ['A más tardar a las 11:00\u00A0a.m..', 'A más tardar a las 11:00\u00A0a.m.'],
  ['Hasta las 9:00 a.m.. Su estancia sigue reservada.', 'Hasta las 9:00 a.m. Su estancia sigue reservada.'],
  ['Desde las 3:00 p.m. del martes.', 'Desde las 3:00 p.m. del martes.'],
  ['Llegamos a las 9:00 p.m... o después', 'Llegamos a las 9:00 p.m... o después'],
])('a Spanish hour at the end of a sentence brings one full stop: %s', (written, spoken) =>
  expect(spokenIn['es-MX']?.(written)).toBe(spoken),
)

test.each([
  ['Le atendemos hasta las 1:30 p.m.', 'Le atendemos hasta la 1:30 p.m.'],
  ['Entre las 12:00 y las 1:00 p.m.', 'Entre las 12:00 y la 1:00 p.m.'],
  ['desde las 11:00 a.m.', 'desde las 11:00 a.m.'],
  ['las 1 noches', 'las 1 noches'],
])('one o’clock is singular in Spanish: %s', (written, spoken) =>
  expect(spokenIn['es-MX']?.(written)).toBe(spoken),
)

test('a Spanish sentence that ends in one o’clock is spoken with its article and one full stop', () =>
  expect(spokenIn['es-MX']?.('La salida es a más tardar a las 1:00 p.m..')).toBe(
    'La salida es a más tardar a la 1:00 p.m.',
  ))

test.each([
  ['ready from 3:00 PM on Monday', 'ready from~3:00 PM on Monday'],
  ['March 1, 2027 at 10:00 AM', 'March 1, 2027 at~10:00 AM'],
  ['hasta las 3:00 p.m.', 'hasta las~3:00 p.m.'],
  ['hasta la 1:30 p.m.', 'hasta la~1:30 p.m.'],
  ['dalle 15:00, entro le 11:00', 'dalle~15:00, entro le~11:00'],
  ['All’1:30, ore 15:00', 'All’1:30, ore~15:00'],
  ['from 3 rooms', 'from 3 rooms'],
  ['great 3:00', 'great 3:00'],
])('an hour stays on one line with the word that leads to it: %s', (written, whole) =>
  expect(wholeHours(written).replaceAll('\u00A0', '~')).toBe(whole),
)

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
