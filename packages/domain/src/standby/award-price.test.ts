import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates/index.ts'
import { awardedNights } from './index.ts'

const opening = '2027-05-01'

describe('a night of an awarded room costs', () => {
  test.each([
    ['what it costs now and the difference', 20_000, 24_000, 5_000, 24_000],
    ['no more than the ceiling above it', 20_000, 28_000, 5_000, 25_000],
    ['what it costs now, where the higher category is cheaper today', 20_000, 18_000, 5_000, 20_000],
    ['what it costs now, where both cost the same', 20_000, 20_000, 5_000, 20_000],
  ])('%s', (_, now, rate, ceiling, price) => {
    expect(
      awardedNights([{ night: opening, price: now }], [{ night: opening, price: rate }], ceiling),
    ).toEqual([{ night: opening, price }])
  })

  test('never more than the ceiling above today’s price or the current rate, and never less than today’s price', () => {
    const price = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(price, price), { minLength: 1 }),
        fc.integer({ min: 1 }),
        (nights, ceiling) => {
          const on = (index: number) => addDays(opening, index)
          const booked = nights.map(([now], index) => ({ night: on(index), price: now }))
          const found = nights.map(([, rate], index) => ({ night: on(index), price: rate }))
          for (const [index, { price: costs }] of awardedNights(booked, found, ceiling).entries()) {
            const [now = 0, rate = 0] = nights[index] ?? []
            expect(costs).toBeGreaterThanOrEqual(now)
            expect(costs).toBeLessThanOrEqual(now + ceiling)
            expect(costs).toBeLessThanOrEqual(Math.max(now, rate))
          }
        },
      ),
    )
  })
})
