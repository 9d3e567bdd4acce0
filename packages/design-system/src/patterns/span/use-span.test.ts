import type { PlainDate } from '@veranda/domain'
import { expect, test } from 'vitest'
import { spanIn } from './use-span.ts'

const span = (locale: string, from: string, until: string) =>
  spanIn(new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }), {
    from: from as PlainDate,
    until: until as PlainDate,
  }).replaceAll('\u00A0', ' ')

test.each([
  ['en-US', 'Jan 3 – 9', 'Jan 28 – Feb 3', 'Dec 28, 2026 – Jan 3, 2027'],
  ['es-MX', '3–9 de ene', '28 de ene – 3 de feb', '28 de dic de 2026 – 3 de ene de 2027'],
  ['it-IT', '3–9 gen', '28 gen – 3 feb', '28 dic 2026 – 3 gen 2027'],
])('%s says month and year of two days once where they are the same', (locale, month, months, years) => {
  expect(span(locale, '2027-01-03', '2027-01-09')).toBe(month)
  expect(span(locale, '2027-01-28', '2027-02-03')).toBe(months)
  expect(span(locale, '2026-12-28', '2027-01-03')).toBe(years)
})
