import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { pageIntl } from '../page-language/index.ts'
import { momentWords } from './use-dates.ts'

test.each([
  ['en-US', 'Tue, Mar 2, 3:00 PM'],
  ['es-MX', 'martes 2 de marzo, 3:00 p.m.'],
  ['it-IT', 'martedì 2 marzo, ore 15:00'],
] as const)('a moment in %s', (locale, wording) => {
  const spaces = /[\u00A0\u202F]/g
  const words = momentWords(createIntl({ locale }), '2027-03-02T20:00:00Z', 'America/Cancun')
  expect(words.replaceAll(spaces, ' ')).toBe(wording)
})

test.each([
  ['en-US', 'Tue, Mar~2, 3:00~PM', 'March~2, 2027'],
  ['es-MX', 'martes 2~de~marzo, 3:00~p.m.', '2~de~marzo de~2027'],
  ['it-IT', 'martedì 2~marzo, ore~15:00', '2~marzo 2027'],
] as const)('on a page in %s no line ends within a day or an hour', (locale, moment, day) => {
  const intl = pageIntl(locale, {}, () => {})
  const shown = [
    momentWords(intl, '2027-03-02T20:00:00Z', 'America/Cancun'),
    intl.formatDate('2027-03-02', { dateStyle: 'long', timeZone: 'UTC' }),
  ]
  expect(shown.map((written) => written.replaceAll(/[\u00A0\u202F]/g, '~'))).toEqual([moment, day])
})
