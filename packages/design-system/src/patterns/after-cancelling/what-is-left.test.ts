import { describe, expect, test } from 'vitest'
import { whatIsLeft } from './what-is-left.ts'

const now = '2027-03-01T15:00:00Z'
const reinstateUntil = '2027-03-01T15:30:00Z'
const ended = { as: 'reinstated', at: now } as const

describe('what can still be done about a cancellation', () => {
  test.each([
    ['a request that waits', { outcome: 'under-review' }, { kind: 'withdraw' }],
    ['a request that was decided', { outcome: 'under-review', ended }, { kind: 'receipt' }],
    [
      'within its time',
      { outcome: 'cancelled', reinstateUntil },
      { kind: 'reinstate', until: reinstateUntil },
    ],
    ['when its time is over', { outcome: 'cancelled', reinstateUntil: now }, { kind: 'receipt' }],
    ['taken back already', { outcome: 'cancelled', reinstateUntil, ended }, { kind: 'receipt' }],
    ['kept as credit', { outcome: 'credited', reinstateUntil }, { kind: 'reinstate', until: reinstateUntil }],
    ['kept as credit a while ago', { outcome: 'credited', reinstateUntil: now }, { kind: 'receipt' }],
  ] as const)('%s', (_, receipt, left) => {
    expect(whatIsLeft(receipt, now)).toEqual(left)
  })
})
