import { describe, expect, test } from 'vitest'
import {
  cancellationMoves,
  type CancellationState,
  cancellationStates,
  cancellationSteps,
  nextCancellationState,
} from './index.ts'

const after = (state: CancellationState): readonly CancellationState[] =>
  Object.values(cancellationMoves[state])

function reachableFrom(start: CancellationState): ReadonlySet<CancellationState> {
  const seen = new Set<CancellationState>([start])
  for (const state of seen) for (const next of after(state)) seen.add(next)
  return seen
}

const before = (wanted: CancellationState) =>
  cancellationStates.filter((state) => after(state).includes(wanted))

describe('the states of a cancellation', () => {
  test('are all reached from an accepted policy', () => {
    expect([...reachableFrom('policy-accepted')].sort()).toEqual([...cancellationStates].sort())
  })

  test('end in what was decided or taken back, and nowhere else', () => {
    expect(cancellationStates.filter((state) => after(state).length === 0).sort()).toEqual([
      'declined',
      'granted',
      'undone',
      'withdrawn',
    ])
  })

  test.each(cancellationStates)('from %s there is an end', (state) => {
    const ends = new Set<CancellationState>([
      'cancelled',
      'credited',
      'granted',
      'declined',
      'withdrawn',
      'undone',
    ])
    expect([...reachableFrom(state)].some((reached) => ends.has(reached))).toBe(true)
  })

  test('are moved by every step', () => {
    const used = new Set(cancellationStates.flatMap((state) => Object.keys(cancellationMoves[state])))
    expect([...used].sort()).toEqual([...cancellationSteps].sort())
  })

  test('nothing is cancelled, asked for or credited but from a quote that was confirmed', () => {
    for (const outcome of ['cancelled', 'under-review', 'credited'] as const)
      expect(before(outcome)).toEqual(['confirming'])
    expect(before('confirming')).toEqual(['quoted'])
  })

  test('no quote comes before a reason, and declining an offer leads on', () => {
    expect(before('quoted').sort()).toEqual(['confirming', 'quoted', 'reason-given'])
    expect(nextCancellationState('offered', 'offer-answered')).toBe('reason-given')
  })

  test('what is taken back cannot be taken back again, and what was decided stays decided', () => {
    expect(nextCancellationState('undone', 'taken-back')).toBeUndefined()
    expect(nextCancellationState('granted', 'withdrawn')).toBeUndefined()
    expect(nextCancellationState('under-review', 'taken-back')).toBeUndefined()
  })
})
