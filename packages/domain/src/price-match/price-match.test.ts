import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aRoom } from '../testing/index.ts'
import { money, sum } from '../money/index.ts'
import {
  matchedRates,
  nextPriceMatchState,
  priceMatchMoves,
  priceMatchStates,
  priceMatchSteps,
  refundOfSaving,
} from './index.ts'

describe('a request for a price match', () => {
  const ends = ['matched', 'not-matched', 'withdrawn']

  test('has three ends, each reached by one step', () => {
    const reached = priceMatchSteps.map((step) => nextPriceMatchState('requested', step))
    expect(new Set(reached)).toEqual(new Set(ends))
    expect(reached).toHaveLength(ends.length)
    expect(new Set(['requested', ...reached])).toEqual(new Set(priceMatchStates))
  })

  test.each(ends)('that is %s never changes again', (end) => {
    const state = priceMatchStates.find((one) => one === end) ?? 'requested'
    expect(priceMatchMoves[state]).toEqual({})
    for (const step of priceMatchSteps) expect(nextPriceMatchState(state, step)).toBeUndefined()
  })
})

describe('a match', () => {
  test('takes its saving off the nights, to the cent, and none of them goes below zero', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 4 }),
        fc.nat(600_000),
        (prices, asked) => {
          const rooms = prices.map((perNight, index) => aRoom({ roomNumber: index + 1, perNight }))
          const before = sum(
            rooms.map(({ total }) => total),
            'USD',
          ).amount
          const saving = Math.min(asked, before)
          const after = matchedRates(rooms, money(saving, 'USD')).flatMap(({ dailyRates }) => dailyRates)
          const left = after.map(({ price }) => price.amount)
          expect(Math.min(...left)).toBeGreaterThanOrEqual(0)
          expect(left.reduce((total, price) => total + price, 0)).toBe(before - saving)
        },
      ),
    )
  })

  test.each([
    [100_000, 100_000, 20_000, 20_000],
    [100_000, 90_000, 20_000, 10_000],
    [100_000, 50_000, 20_000, 0],
  ])('of %i with %i paid, saving %i, refunds %i', (total, paid, saving, refund) => {
    const pricing = { total: money(total, 'USD'), paid: money(paid, 'USD') }
    expect(refundOfSaving(pricing, money(saving, 'USD'))).toEqual(money(refund, 'USD'))
  })
})
