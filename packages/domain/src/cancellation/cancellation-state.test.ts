import { describe, expect, test } from 'vitest'
import {
  cancellationEnds,
  cancellationMoves,
  cancellationOutcomes,
  cancellationStateOf,
  nextCancellationState,
} from './index.ts'

describe('the states of a cancellation', () => {
  test('every end is reached from an outcome', () => {
    const reached = cancellationOutcomes.flatMap((outcome) => Object.values(cancellationMoves[outcome]))
    expect([...new Set<string>(reached)].sort()).toEqual([...cancellationEnds].sort())
  })

  test.each(cancellationEnds)('%s is final', (end) => {
    expect(cancellationMoves[end]).toEqual({})
  })

  test.each([
    ['cancelled', 'reinstate', 'reinstated'],
    ['credited', 'reinstate', 'reinstated'],
    ['under-review', 'grant', 'granted'],
    ['under-review', 'decline', 'declined'],
    ['under-review', 'withdraw', 'withdrawn'],
    ['under-review', 'reinstate', undefined],
    ['cancelled', 'withdraw', undefined],
    ['reinstated', 'reinstate', undefined],
    ['granted', 'withdraw', undefined],
  ] as const)('from %s, %s leads to %s', (state, step, next) => {
    expect(nextCancellationState(state, step)).toBe(next)
  })

  test('the state is the end, once there is one, and otherwise the outcome', () => {
    expect(cancellationStateOf({ outcome: 'credited' })).toBe('credited')
    expect(cancellationStateOf({ outcome: 'credited', ended: { as: 'reinstated' } })).toBe('reinstated')
  })
})
