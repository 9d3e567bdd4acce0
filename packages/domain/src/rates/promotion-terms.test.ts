import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyCodes, money } from '../money/index.ts'
import type { Promotion } from '../reservation/index.ts'
import { promotedPrice, promotionCovers, promotionSuits, type PromotionTerms } from './index.ts'

const terms: PromotionTerms = {
  promotion: { kind: 'percent', code: 'EARLYSUN', percent: 15 },
  bookFrom: '2027-01-01',
  bookUntil: '2027-03-31',
  stayFrom: '2027-05-01',
  stayUntil: '2027-05-31',
  minimumNights: 3,
  ratePlanIds: [201, 202],
  marketCodes: ['USA', 'CAN'],
}
const selection = { bookedOn: '2027-03-01', ratePlanIds: [201], marketCode: 'USA' } as const

describe('a promotion is valid for the selected rates within its booking dates, rate plans and markets', () => {
  test.each([
    ['in all of them', {}, true],
    ['on its first booking day', { bookedOn: '2027-01-01' }, true],
    ['on its last booking day', { bookedOn: '2027-03-31' }, true],
    ['a day early', { bookedOn: '2026-12-31' }, false],
    ['a day late', { bookedOn: '2027-04-01' }, false],
    ['every rate plan is one of its own', { ratePlanIds: [202, 201] }, true],
    ['one rate plan is not', { ratePlanIds: [201, 203] }, false],
    ['another market', { marketCode: 'MEX' }, false],
  ] as const)('%s', (_, over, suits) => {
    expect(promotionSuits(terms, { ...selection, ...over })).toBe(suits)
  })

  test('no rate plans and no markets mean all of them', () => {
    const open = { ...terms, ratePlanIds: [], marketCodes: [] }
    expect(promotionSuits(open, { ...selection, ratePlanIds: [999], marketCode: 'MEX' })).toBe(true)
  })
})

describe('a promotion covers stays whose every night lies in its span, from its minimum nights on', () => {
  test.each([
    ['in the middle', '2027-05-10', '2027-05-14', true],
    ['exactly the minimum nights', '2027-05-10', '2027-05-13', true],
    ['a night too short', '2027-05-10', '2027-05-12', false],
    ['from its first night', '2027-05-01', '2027-05-05', true],
    ['a night before it', '2027-04-30', '2027-05-05', false],
    ['leaving the morning after its last night', '2027-05-28', '2027-06-01', true],
    ['a night after it', '2027-05-28', '2027-06-02', false],
  ] as const)('%s', (_, arrival, departure, covers) => {
    expect(promotionCovers(terms, { arrival, departure })).toBe(covers)
  })
})

describe('a promotion takes off', () => {
  const price = fc.nat(10_000_000)
  const currency = fc.constantFrom(...currencyCodes)
  const percent = (percent: number): Promotion => ({ kind: 'percent', code: 'P', percent })

  test.each([
    [10_005, 10, 9004],
    [61_800, 15, 52_530],
    [1, 50, 0],
    [999, 100, 0],
    [999, 0, 999],
    [999, 120, 0],
  ])('from %i minor units, %d per cent of every night: %i are left', (full, off, left) => {
    for (const isFirstNight of [true, false])
      expect(promotedPrice(full, percent(off), { isFirstNight, currency: 'JPY' })).toBe(left)
  })

  test('a percentage, in whole minor units, between nothing and everything', () => {
    const percents = fc.integer({ min: 0, max: 2_000_000 }).map((parts) => parts / 10_000)
    fc.assert(
      fc.property(price, percents, currency, fc.boolean(), (full, off, inCurrency, isFirstNight) => {
        const left = promotedPrice(full, percent(off), { isFirstNight, currency: inCurrency })
        expect(Number.isSafeInteger(left)).toBe(true)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(full)
        if (off <= 100) expect(Math.abs(left - full * (1 - off / 100))).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })

  test('an amount off the first night only, and never below zero', () => {
    fc.assert(
      fc.property(price, price, currency, (full, off, inCurrency) => {
        const promotion: Promotion = { kind: 'amount', code: 'A', amount: money(off, inCurrency) }
        const left = (isFirstNight: boolean) =>
          promotedPrice(full, promotion, { isFirstNight, currency: inCurrency })
        expect(left(true)).toBe(Math.max(0, full - off))
        expect(left(false)).toBe(full)
      }),
    )
  })

  test('nothing in another currency: that is a bug, not a price', () => {
    const promotion: Promotion = { kind: 'amount', code: 'A', amount: money(100, 'USD') }
    expect(() => promotedPrice(500, promotion, { isFirstNight: true, currency: 'MXN' })).toThrow(TypeError)
  })
})
