import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedAmount } from './index.ts'

test.each([
  ['40', 4_000],
  [' 40.5 ', 4_050],
  ['40,50', 4_050],
  ['$40.00', 4_000],
  ['MX$ 1,200.00', 120_000],
  ['1.200,00 €', 120_000],
  ['1,200', 120_000],
  ['1 200', 120_000],
  ['0', 0],
  ['0.01', 1],
  ['', undefined],
  ['about 40 dollars', undefined],
  ['-40', undefined],
  ['40.50.1', undefined],
  ['4e3', undefined],
  ['40 or 50', undefined],
  ['٤٠', undefined],
] as const)('"%s" is %s', (text, amount) => {
  expect(typedAmount(text, 'USD')?.amount).toBe(amount)
})

test('yen have no cents', () => {
  expect(typedAmount('4,000', 'JPY')?.amount).toBe(4_000)
  expect(typedAmount('40.50', 'JPY')).toBeUndefined()
})

test('any typed text is read as no amount or as a whole number of cents', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,$ ]{0,12}$/)), (text) => {
      const amount = typedAmount(text, 'USD')?.amount ?? 0
      expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
    }),
  )
})
