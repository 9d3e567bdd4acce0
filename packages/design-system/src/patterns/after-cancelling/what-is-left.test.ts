import { describe, expect, test } from 'vitest'
import { whatIsLeft } from './what-is-left.ts'

const now = '2027-03-01T15:00:00Z'
const undoUntil = '2027-03-01T15:30:00Z'
const ended = { as: 'undone', at: now } as const

describe('what can still be done about a cancellation', () => {
  test.each([
    ['a request that waits', { outcome: 'under-review' }, { kind: 'withdraw' }],
    ['a request that was decided', { outcome: 'under-review', ended }, { kind: 'receipt' }],
    ['within its time', { outcome: 'cancelled', undoUntil }, { kind: 'undo', until: undoUntil }],
    ['when its time is over', { outcome: 'cancelled', undoUntil: now }, { kind: 'receipt' }],
    ['taken back already', { outcome: 'cancelled', undoUntil, ended }, { kind: 'receipt' }],
    ['kept as credit', { outcome: 'credited', undoUntil }, { kind: 'undo', until: undoUntil }],
    ['kept as credit a while ago', { outcome: 'credited', undoUntil: now }, { kind: 'receipt' }],
  ] as const)('%s', (_, receipt, left) => {
    expect(whatIsLeft(receipt, now)).toEqual(left)
  })
})
