import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
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
