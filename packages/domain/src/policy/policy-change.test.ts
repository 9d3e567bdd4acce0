import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates/index.ts'
import { aFlexiblePolicy, aNonRefundablePolicy } from '../testing/index.ts'
import { money } from '../money/index.ts'
import {
  type CancellationPolicy,
  chargeAt,
  type PenaltyCharge,
  type PenaltyTier,
  policyGotWorse,
} from './index.ts'

const nights = [100, 200, 300].map((price, day) => ({ night: addDays('2027-05-10', day), price }))
const gotWorse = (before: CancellationPolicy, after: CancellationPolicy) =>
  policyGotWorse(before, after, nights, 'USD')
const tiered = (...tiers: readonly (readonly [number, PenaltyCharge])[]): CancellationPolicy => ({
  ...aFlexiblePolicy,
  tiers: tiers.map(([daysBefore, charge]) => ({ daysBefore, charge })),
})
const free: PenaltyCharge = { kind: 'nothing' }
const whole: PenaltyCharge = { kind: 'whole-stay' }
const first = (count: number): PenaltyCharge => ({ kind: 'nights', count })
const half: PenaltyCharge = { kind: 'percent', percent: 50 }
const flat = (amount: number): PenaltyCharge => ({ kind: 'flat', amount: money(amount, 'USD') })

describe('cancelling so many days before arrival is charged by the last tier reached', () => {
  test.each([
    [8, free],
    [7, first(2)],
    [2, first(2)],
    [1, whole],
    [0, whole],
  ])('%i days', (days, charge) => {
    expect(chargeAt(aFlexiblePolicy, days)).toEqual(charge)
  })

  test('from the policy’s clock time on that day', () => {
    expect(chargeAt(aFlexiblePolicy, 7, '14:59')).toEqual(free)
    expect(chargeAt(aFlexiblePolicy, 7, '15:00')).toEqual(first(2))
    expect(chargeAt(aFlexiblePolicy, 1, '09:00')).toEqual(first(2))
  })

  test('in full at any time, if the rate is non-refundable', () => {
    expect([400, 7, 0].map((days) => chargeAt(aNonRefundablePolicy, days))).toEqual([whole, whole, whole])
  })
})

describe('a policy became stricter', () => {
  test.each([
    ['when a deadline moves earlier', tiered([7, half]), tiered([21, half])],
    [
      'when a deadline moves earlier in the day',
      tiered([7, half]),
      { ...tiered([7, half]), deadlineAt: '12:00' },
    ],
    ['when a window charges more', tiered([7, first(1)]), tiered([7, first(2)])],
    ['when a window more is added', tiered([7, half]), tiered([7, half], [1, whole])],
    ['when an earlier window is added', tiered([7, half]), tiered([30, first(1)], [7, half])],
    ['when it becomes non-refundable', aFlexiblePolicy, aNonRefundablePolicy],
    ['when it is dearer in one window and cheaper in another', tiered([7, whole]), tiered([21, half])],
    ['when another basis costs more of the same nights', tiered([7, first(1)]), tiered([7, half])],
  ] as const)('%s', (_, before, after) => {
    expect(gotWorse(before, after)).toBe(true)
  })

  test.each([
    ['when a deadline moves later', tiered([21, half]), tiered([7, half])],
    [
      'when a deadline moves later in the day',
      tiered([7, half]),
      { ...tiered([7, half]), deadlineAt: '18:00' },
    ],
    ['when a window charges less', tiered([7, whole]), tiered([7, half])],
    ['when it becomes refundable', aNonRefundablePolicy, aFlexiblePolicy],
    ['when another basis costs the same', tiered([7, first(2)]), tiered([7, half])],
    ['when the amount is beyond the room’s total anyway', tiered([7, whole]), tiered([7, flat(99_999)])],
    ['when it was non-refundable already', aNonRefundablePolicy, tiered([400, whole])],
  ] as const)('not %s', (_, before, after) => {
    expect(gotWorse(before, after)).toBe(false)
  })

  const charge: fc.Arbitrary<PenaltyCharge> = fc.oneof(
    fc.constantFrom(free, whole, half),
    fc.integer({ min: 1, max: 4 }).map(first),
    fc.nat(900).map(flat),
  )
  const tiers = fc
    .uniqueArray(fc.record({ daysBefore: fc.integer({ min: 1, max: 60 }), charge }), {
      selector: ({ daysBefore }: PenaltyTier) => daysBefore,
      maxLength: 4,
    })
    .map((some) => some.toSorted((a, b) => b.daysBefore - a.daysBefore))
  const policy: fc.Arbitrary<CancellationPolicy> = fc.record({
    refundable: fc.boolean(),
    deadlineAt: fc.constantFrom('12:00', '14:00', '15:00'),
    tiers,
  })

  test('never when it stayed as it was', () => {
    fc.assert(
      fc.property(policy, (some) => {
        expect(gotWorse(some, some)).toBe(false)
      }),
    )
  })

  test('never when becoming free, and always when becoming non-refundable where anything was free', () => {
    fc.assert(
      fc.property(policy, (some) => {
        expect(gotWorse(some, tiered())).toBe(false)
        expect(gotWorse(some, aNonRefundablePolicy)).toBe(some.refundable)
      }),
    )
  })

  test('when every deadline moves earlier and every tier charges more', () => {
    const growing = fc
      .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 })
      .map((days) =>
        days
          .toSorted((a, b) => b - a)
          .map((daysBefore, step): PenaltyTier => ({ daysBefore, charge: first(step + 1) })),
      )
    fc.assert(
      fc.property(growing, fc.integer({ min: 1, max: 30 }), (some, earlier) => {
        const before = { ...aFlexiblePolicy, tiers: some }
        const after = {
          ...before,
          tiers: some.map((tier) => ({ ...tier, daysBefore: tier.daysBefore + earlier })),
        }
        expect(gotWorse(before, after)).toBe(true)
        expect(gotWorse(after, before)).toBe(false)
      }),
    )
  })
})
