import { expect, test } from 'vitest'
import { oneFullStop } from './one-full-stop.ts'

test.each([
  ['A más tardar a las 12:00\u00A0p.m..', 'A más tardar a las 12:00\u00A0p.m.'],
  ['Hasta las 9:00 a.m.. Su estancia sigue reservada.', 'Hasta las 9:00 a.m. Su estancia sigue reservada.'],
  ['Desde las 3:00 p.m. del martes.', 'Desde las 3:00 p.m. del martes.'],
  ['Llegamos a las 9:00 p.m... o después', 'Llegamos a las 9:00 p.m... o después'],
])('%s → %s', (written, read) => expect(oneFullStop(written)).toBe(read))
