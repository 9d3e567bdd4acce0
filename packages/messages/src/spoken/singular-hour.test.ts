import { expect, test } from 'vitest'
import { singularHour } from './singular-hour.ts'

test.each([
  ['Le atendemos hasta las 1:30 p.m.', 'Le atendemos hasta la 1:30 p.m.'],
  ['Entre las 12:00 y las 1:00 p.m.', 'Entre las 12:00 y la 1:00 p.m.'],
  ['desde las 11:00 a.m.', 'desde las 11:00 a.m.'],
  ['las 1 noches', 'las 1 noches'],
])('%s → %s', (written, spoken) => expect(singularHour(written)).toBe(spoken))
