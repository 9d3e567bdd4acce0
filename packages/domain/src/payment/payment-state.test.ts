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

  test.each(paymentStates)('from %s a payment can come to an end', (state) => {
    expect([...reachableFrom(state)].some((reached) => ends.has(reached))).toBe(true)
  })

  test('every step moves some payment', () => {
    const used = new Set(paymentStates.flatMap((state) => Object.keys(paymentMoves[state])))
    expect([...used].sort()).toEqual([...paymentSteps].sort())
  })

  test('money is collected only from a payment that was authorised and committed', () => {
    const before = (wanted: PaymentState) => paymentStates.filter((state) => after(state).includes(wanted))
    expect(before('capturing')).toEqual(['authorised'])
    expect(before('captured').filter((state) => !/refund/.test(state))).toEqual(['capturing'])
  })

  test('what is released is never captured, and what is committed never released', () => {
    expect(reachableFrom('voiding').has('captured')).toBe(false)
    expect(reachableFrom('capturing').has('voiding')).toBe(false)
  })

  test('news of the past cannot come any more, news of the future can', () => {
    expect(mayStillCome('captured', 'authorised')).toBe(false)
    expect(mayStillCome('authorising', 'captured')).toBe(true)
    expect(mayStillCome('voided', 'captured')).toBe(false)
  })

  test('a step that came late or early changes nothing', () => {
    expect(nextState('captured', 'authorised')).toBeUndefined()
    expect(nextState('authorising', 'captured')).toBeUndefined()
  })
})
