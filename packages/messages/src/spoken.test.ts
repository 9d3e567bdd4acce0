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
