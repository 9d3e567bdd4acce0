import { expect, test } from 'vitest'
import { squareFeet } from './square-feet.ts'

test('room sizes are in square feet for American readers only, in any language', () => {
  expect(squareFeet(42, 'en-US')).toBe(452)
  expect(squareFeet(42, 'es-US')).toBe(452)
  expect(['en-GB', 'en-CA', 'es-MX', 'it-IT'].map((locale) => squareFeet(42, locale))).toEqual(
    Array(4).fill(undefined),
  )
})
