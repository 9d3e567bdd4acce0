import { money } from '@veranda/domain'
import { expect, test } from 'vitest'
import { shownDays } from './shown-days.ts'

const dollars = (amount: number) => money(amount, 'USD')

test('every currency has fourteen days in a row up to the latest of any hotel, and sums of what is drawn', () => {
  const [pesos, usd, ...others] = shownDays(
    [
      { day: '2027-03-01', currency: 'USD', received: dollars(10_000), paidBack: dollars(2_500) },
      { day: '2027-03-03', currency: 'USD', received: dollars(30_000), paidBack: dollars(0) },
      { day: '2027-03-02', currency: 'MXN', received: money(500, 'MXN'), paidBack: money(0, 'MXN') },
    ],
    { at: '2027-03-03T01:00:00Z', arrivals: [] },
  )
  expect(others).toEqual([])
  expect(pesos).toMatchObject({ currency: 'MXN', received: 500 })
  expect([usd?.days.length, usd?.days[0]?.day, usd?.days.at(-1)?.day]).toEqual([
    14,
    '2027-02-18',
    '2027-03-03',
  ])
  expect(usd).toMatchObject({
    received: 40_000,
    refunded: 2_500,
    most: { day: '2027-03-03', received: 30_000 },
  })
})
