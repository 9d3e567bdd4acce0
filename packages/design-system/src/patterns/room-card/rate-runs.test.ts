import { type DailyRate, money, nightDatesOf, sum } from '@veranda/domain'
import { describe, expect, test } from 'vitest'
import { rateRunsOf } from './rate-runs.ts'

const ratesOf = (amounts: readonly number[]): readonly DailyRate[] =>
  nightDatesOf({ arrival: '2027-02-25', departure: '2027-12-31' })
    .slice(0, amounts.length)
    .map((date, index) => ({ date, price: money(amounts[index] ?? 0, 'USD') }))

describe('the nights of a stay', () => {
  test('at one price are one run', () => {
    expect(rateRunsOf(ratesOf([476_00, 476_00, 476_00]))).toEqual([
      { from: '2027-02-25', until: '2027-02-27', nights: 3, price: money(476_00, 'USD') },
    ])
  })

  test('over a change of season show where the price changes, and by how much', () => {
    expect(rateRunsOf(ratesOf([476_00, 476_00, 520_00, 476_00]))).toMatchObject([
      { nights: 2, until: '2027-02-26' },
      { nights: 1, from: '2027-02-27', change: money(44_00, 'USD') },
      { nights: 1, from: '2027-02-28', change: money(-44_00, 'USD') },
    ])
  })

  test.each([1, 2, 3, 4, 5])(
    'are all counted once and add up to the same sum, %i nights at up to 3 prices',
    (nights) => {
      for (const amounts of everyList(nights)) {
        const runs = rateRunsOf(ratesOf(amounts))
        expect(runs.reduce((counted, run) => counted + run.nights, 0)).toBe(nights)
        const total = sum(
          runs.map((run) => money(run.price.amount * run.nights, 'USD')),
          'USD',
        )
        expect(total.amount).toBe(amounts.reduce((all, amount) => all + amount, 0))
        expect(runs.every((run, index) => run.price.amount !== runs[index + 1]?.price.amount)).toBe(true)
      }
    },
  )
})

const everyList = (length: number): readonly (readonly number[])[] =>
  length === 0 ? [[]] : everyList(length - 1).flatMap((list) => [1, 2, 3].map((amount) => [...list, amount]))
