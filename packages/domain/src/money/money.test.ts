import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allocate,
  approximately,
  averageOf,
  currencyCodes,
  fromMajor,
  money,
  percentOf,
  plus,
  toMajor,
  withoutSign,
} from './index.ts'

describe('money', () => {
  test('rejects fractions of a minor unit and mixed currencies', () => {
    expect(() => money(1.5, 'USD')).toThrow(RangeError)
    expect(() => plus(money(1, 'USD'), money(1, 'EUR'))).toThrow(TypeError)
  })

  test('is sent as a number of major units and received unchanged, yen too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.constantFrom(...currencyCodes),
        (amount, currency) => {
          expect(fromMajor(toMajor(money(amount, currency)), currency)).toEqual(money(amount, currency))
        },
      ),
    )
    expect(toMajor(money(61_800, 'JPY'))).toBe(61_800)
    expect(toMajor(money(61_850, 'USD'))).toBe(618.5)
  })

  test.each([
    [1, 50, 1],
    [3, 50, 2],
    [-3, 50, -2],
    [999, 33.3333, 333],
    [10_005, 10, 1001],
    [100, 0, 0],
  ])('%i minor units at %d percent are %i, half away from zero', (amount, percent, result) => {
    expect(percentOf(money(amount, 'USD'), percent)).toEqual(money(result, 'USD'))
  })

  test('allocated parts sum to the whole, each within one unit of its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), weights, (amount, shares) => {
        const total = shares.reduce((sum, share) => sum + share, 0)
        fc.pre(total > 0)
        const parts = allocate(money(amount, 'EUR'), shares)
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part.amount - (amount * (shares[index] ?? 0)) / total)).toBeLessThan(1)
        }
      }),
    )
  })

  test('is approximated in the guest’s currency, half to even, and unchanged in its own', () => {
    expect(approximately(money(10_000, 'USD'), 'JPY', 151.37)).toEqual(money(15_137, 'JPY'))
    expect(approximately(money(250, 'USD'), 'JPY', 1)).toEqual(money(2, 'JPY'))
    expect(approximately(money(350, 'USD'), 'JPY', 1)).toEqual(money(4, 'JPY'))
    expect(approximately(money(61_800, 'JPY'), 'USD', 0.0066)).toEqual(money(40_788, 'USD'))
    expect(approximately(money(77, 'EUR'), 'EUR', 3)).toEqual(money(77, 'EUR'))
  })
})

test.each([
  [-1_250, 1_250],
  [1_250, 1_250],
  [0, 0],
])('an amount of %i without its sign is %i', (amount, unsigned) => {
  expect(withoutSign(money(amount, 'MXN'))).toEqual(money(unsigned, 'MXN'))
})

describe('an average', () => {
  test.each([
    [1_000, 3, 1, 333],
    [1_001, 2, 1, 501],
    [-1_001, 2, 1, -500],
    [-1, 3, 1, 0],
    [7, 0, 1, 7],
    [47_250, 4, 100, 11_800],
  ])('of %i over %i in units of %i is %i', (whole, count, unit, average) => {
    expect(averageOf(money(whole, 'USD'), count, unit)).toEqual(money(average, 'USD'))
  })
})
