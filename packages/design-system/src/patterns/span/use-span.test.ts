import type { PlainDate } from '@veranda/domain'
import { expect, test } from 'vitest'
import { spanFormat, spanIn } from './use-span.ts'

const span = (locale: string, from: string, until: string) =>
  spanIn(new Intl.DateTimeFormat(locale, spanFormat(locale, 'short')), {
    from: from as PlainDate,
    until: until as PlainDate,
  }).replaceAll('\u00A0', ' ')

test.each([
  ['en-US', 'Jan 3 – 9', 'Jan 28 – Feb 3', 'Dec 28, 2026 – Jan 3, 2027'],
  ['es-MX', '3–9 de enero', '28 de enero – 3 de febrero', '28 de diciembre de 2026 – 3 de enero de 2027'],
  ['it-IT', '3–9 gennaio', '28 gennaio – 3 febbraio', '28 dicembre 2026 – 3 gennaio 2027'],
])('%s says month and year of two days once where they are the same', (locale, month, months, years) => {
  expect(span(locale, '2027-01-03', '2027-01-09')).toBe(month)
  expect(span(locale, '2027-01-28', '2027-02-03')).toBe(months)
  expect(span(locale, '2026-12-28', '2027-01-03')).toBe(years)
})

test.each([
  ['en-US', 'March_14_– 20,_2027'],
  ['es-MX', '14–20_de_marzo de_2027'],
  ['it-IT', '14–20_marzo 2027'],
])('%s lets a line end behind the dash or before the year of a long month alone', (locale, written) => {
  const format = new Intl.DateTimeFormat(locale, spanFormat(locale, 'long'))
  const days = { from: '2027-03-14' as PlainDate, until: '2027-03-20' as PlainDate }
  expect(spanIn(format, days).replaceAll('\u00A0', '_')).toBe(written)
})
