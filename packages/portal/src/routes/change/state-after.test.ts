import { money } from '@veranda/domain'
import { expect, test } from 'vitest'
import { aGoodQuote } from '../../testing-changes.ts'
import { type ChangeFailure, stateAfter } from './state-after.ts'

const refused = (refusal: 'price-moved' | 'quote-expired') =>
  ({ ok: false, refusal: { kind: 'refused', refusal, detail: '' } satisfies ChangeFailure }) as const
const fresh = aGoodQuote('fresh')
const { newTotal } = fresh.change
const at = (amount: number) => {
  const quote = aGoodQuote()
  return { ...quote, change: { ...quote.change, newTotal: money(amount, newTotal.currency) } }
}

test.each([
  ['a price that moved is said to have moved', 'price-moved', newTotal.amount - 100, 'price-moved'],
  ['at the same price its terms are others', 'price-moved', newTotal.amount, 'terms-changed'],
  ['a quote whose time ran out is said to have expired', 'quote-expired', newTotal.amount, 'expired'],
] as const)('%s', (_, refusal, before, because) => {
  const confirming = at(before)
  expect(stateAfter(refused(refusal), { fresh, confirming })).toEqual({
    kind: 'quoted',
    quote: fresh,
    renewed: { because, previousTotal: confirming.change.newTotal },
  })
})
