import { describe, expect, test } from 'vitest'
import type { Instant } from '../dates/index.ts'
import { aFlexiblePolicy, aNonRefundablePolicy, aStay } from '../testing/index.ts'
import { type CancellationPolicy, freeUntil } from './index.ts'

const on = (policies: readonly CancellationPolicy[], now: Instant = '2027-03-01T15:00:00Z') =>
  freeUntil(policies, aStay(), { zone: 'America/Cancun', now })

describe('cancelling a stay is free', () => {
  test('until the strictest of its rooms charges something, at the hotel’s clock time', () => {
    const strict = {
      ...aFlexiblePolicy,
      tiers: [{ daysBefore: 10, charge: { kind: 'whole-stay' } }],
    } as const
    expect(on([aFlexiblePolicy])).toEqual({ kind: 'until', at: '2027-03-07T20:00:00.000Z' })
    expect(on([aFlexiblePolicy, strict])).toEqual({ kind: 'until', at: '2027-03-04T20:00:00.000Z' })
  })

  test('until arrival where no earlier moment costs anything', () => {
    expect(on([{ ...aFlexiblePolicy, tiers: [] }])).toEqual({ kind: 'arrival' })
    expect(on([{ ...aFlexiblePolicy, tiers: [{ daysBefore: 7, charge: { kind: 'nothing' } }] }])).toEqual({
      kind: 'arrival',
    })
  })

  test('no longer once that moment has passed, and never at a non-refundable rate', () => {
    expect(on([aFlexiblePolicy], '2027-03-07T20:00:00Z')).toEqual({ kind: 'over' })
    expect(on([aFlexiblePolicy, aNonRefundablePolicy])).toEqual({ kind: 'never' })
  })
})
