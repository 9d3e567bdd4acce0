import { expect, test } from 'vitest'
import { oneFullStop } from './one-full-stop.ts'
import { spokenIn } from '../spoken.ts'

test.each([
  ['A más tardar a las 12:00\u00A0p.m..', 'A más tardar a las 12:00\u00A0p.m.'],
  ['Hasta las 9:00 a.m.. Su estancia sigue reservada.', 'Hasta las 9:00 a.m. Su estancia sigue reservada.'],
  ['Desde las 3:00 p.m. del martes.', 'Desde las 3:00 p.m. del martes.'],
  ['Llegamos a las 9:00 p.m... o después', 'Llegamos a las 9:00 p.m... o después'],
])('%s → %s', (written, read) => expect(oneFullStop(written)).toBe(read))

test('a Spanish sentence that ends in one o’clock is spoken with its article and one full stop', () =>
  expect(spokenIn['es-MX']?.('La salida es a más tardar a las 1:00 p.m..')).toBe(
    'La salida es a más tardar a la 1:00 p.m.',
  ))
