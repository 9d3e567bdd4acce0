import { describe, expect, test } from 'vitest'
import { aFlexiblePolicy, aNonRefundablePolicy } from '../testing/index.ts'
import { deadlinesOf } from './index.ts'

const stay = { arrival: '2027-03-14', departure: '2027-03-20' } as const

describe('the penalty rises', () => {
  test('at the policy’s clock time at the property, the days of each penalty tier before arrival', () => {
    expect(deadlinesOf(aFlexiblePolicy, stay, 'America/Cancun')).toEqual([
      '2027-03-07T20:00:00.000Z',
      '2027-03-13T20:00:00.000Z',
    ])
  })

  test('at the local clock time, also across a change to summer time', () => {
    const policy = { ...aFlexiblePolicy, tiers: aFlexiblePolicy.tiers.slice(0, 1) }
    const easter = { arrival: '2027-03-30', departure: '2027-04-02' } as const
    expect(deadlinesOf(policy, easter, 'Europe/London')).toEqual(['2027-03-23T15:00:00.000Z'])
    expect(deadlinesOf(policy, { ...easter, arrival: '2027-04-05' }, 'Europe/London')).toEqual([
      '2027-03-29T14:00:00.000Z',
    ])
  })

  test('never, if nothing is refundable', () => {
    expect(deadlinesOf(aNonRefundablePolicy, stay, 'America/Cancun')).toEqual([])
    expect(deadlinesOf({ ...aFlexiblePolicy, refundable: false }, stay, 'America/Cancun')).toEqual([])
  })
})
