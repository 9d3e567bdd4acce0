import { describe, expect, test } from 'vitest'
import {
  mayStillCome,
  nextState,
  type PaymentState,
  paymentMoves,
  paymentStates,
  paymentSteps,
} from './index.ts'

const after = (state: PaymentState): readonly PaymentState[] => Object.values(paymentMoves[state])

function reachableFrom(start: PaymentState): ReadonlySet<PaymentState> {
  const seen = new Set<PaymentState>([start])
  for (const state of seen) for (const next of after(state)) seen.add(next)
  return seen
}

const ends = new Set<PaymentState>(['refunded', 'voided', 'expired', 'failed'])
const lastWords = paymentStates.filter((state) => after(state).length === 0)

describe('payment states', () => {
  test('every state is reached from a new payment', () => {
    expect([...reachableFrom('created')].sort()).toEqual([...paymentStates].sort())
  })

  test('no state is a dead end but voided, expired and failed', () => {
    expect([...lastWords].sort()).toEqual(['expired', 'failed', 'voided'])
  })

  test.each(paymentStates)('from %s a payment can reach a final state', (state) => {
    expect([...reachableFrom(state)].some((reached) => ends.has(reached))).toBe(true)
  })

  test('every step applies to some state', () => {
    const used = new Set(paymentStates.flatMap((state) => Object.keys(paymentMoves[state])))
    expect([...used].sort()).toEqual([...paymentSteps].sort())
  })

  test('only an authorised and committed payment is captured', () => {
    const before = (wanted: PaymentState) => paymentStates.filter((state) => after(state).includes(wanted))
    expect(before('capturing')).toEqual(['authorised'])
    expect(before('captured').filter((state) => !/refund/.test(state))).toEqual(['capturing'])
  })

  test('a voided payment is never captured, and a committed one never voided', () => {
    expect(reachableFrom('voiding').has('captured')).toBe(false)
    expect(reachableFrom('capturing').has('voiding')).toBe(false)
  })

  test('an event of an earlier state can no longer apply, one of a later state still can', () => {
    expect(mayStillCome('captured', 'authorised')).toBe(false)
    expect(mayStillCome('authorising', 'captured')).toBe(true)
    expect(mayStillCome('voided', 'captured')).toBe(false)
  })

  test('a step that comes too late or too early changes nothing', () => {
    expect(nextState('captured', 'authorised')).toBeUndefined()
    expect(nextState('authorising', 'captured')).toBeUndefined()
  })
})
