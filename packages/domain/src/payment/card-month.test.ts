import { expect, test } from 'vitest'
import { isCardMonth, isCardOver } from './index.ts'

test.each(['2029-01', '2029-09', '2029-10', '2029-12'])('%s is the month of a card', (text) => {
  expect(isCardMonth(text)).toBe(true)
})

test.each(['2029-00', '2029-13', '2029-1', '29-01', '12029-01', '2029-011', '202a-01', '2029-1a'])(
  '%s is none',
  (text) => {
    expect(isCardMonth(text)).toBe(false)
  },
)

test('a card is good until its month is over, or as long as nobody says until when', () => {
  expect(isCardOver('2029-07', '2029-07-31')).toBe(false)
  expect(isCardOver('2029-07', '2029-08-01')).toBe(true)
  expect(isCardOver(undefined, '2029-08-01')).toBe(false)
})
