import { expect, test } from 'vitest'
import { rateWords } from './rate-words.ts'

test.each([
  ['Saver rate, non-refundable', 'Non-refundable rate', 'Saver rate, non-refundable'],
  ['Tarifa ahorro, no reembolsable', 'Tarifa no reembolsable', 'Tarifa ahorro, no reembolsable'],
  ['Flexible, all inclusive', 'Flexible rate', 'Flexible, all inclusive'],
  ['Early bird', 'Non-refundable rate', 'Early bird\u00A0· Non-refundable rate'],
])('of %s with %s once is said: %s', (name, kind, wording) => {
  expect(rateWords(name, kind)).toBe(wording)
})
