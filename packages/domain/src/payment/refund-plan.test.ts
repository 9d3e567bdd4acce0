import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { nextRefundState, type RefundEvent, type RefundState, refundPlan, leftToRefund } from './index.ts'

const usd = (amount: number) => money(amount, 'USD')
const paid = (...amounts: readonly number[]) =>
  amounts.map((amount, index) => ({ paymentId: `p${index + 1}`, remaining: usd(amount) }))
const planned = (amounts: readonly number[], amount: number) =>
  refundPlan(paid(...amounts), usd(amount)).parts.map((part) => [part.paymentId, part.amount.amount])

describe('a refund is spread over the payments it came from', () => {
  test.each([
    ['the one that matches exactly', [500, 200, 300], 200, [['p2', 200]]],
    ['else the smallest that is larger', [500, 250, 300], 200, [['p2', 200]]],
    [
      'else the largest, and on with the rest',
      [100, 300, 200],
      450,
      [
        ['p2', 300],
        ['p3', 150],
      ],
    ],
    [
      'the rest finds its exact match',
      [100, 300, 150],
      450,
      [
        ['p2', 300],
        ['p3', 150],
      ],
    ],
    ['nothing asks nobody', [100], 0, []],
    ['a payment of which nothing is left is not asked', [0, 100], 150, [['p2', 100]]],
    ['nor where it is the only one', [0], 150, []],
  ])('%s', (_, payments, amount, parts) => {
    expect(planned(payments, amount)).toEqual(parts)
  })

  test('what no payment covers is refunded by hand', () => {
    expect(refundPlan(paid(100), usd(130)).byHand).toEqual(usd(30))
    expect(refundPlan([], usd(130)).byHand).toEqual(usd(130))
  })

  test('the parts sum to the amount exactly, and no payment refunds more than it has left', () => {
    const payments = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 8 })
    fc.assert(
      fc.property(payments, fc.integer({ min: 0, max: 2_500 }), (amounts, amount) => {
        const { parts, byHand } = refundPlan(paid(...amounts), usd(amount))
        const total = parts.reduce((all, part) => all + part.amount.amount, byHand.amount)
        expect(total).toBe(amount)
        expect(new Set(parts.map(({ paymentId }) => paymentId)).size).toBe(parts.length)
        for (const { paymentId, amount: part } of parts) {
          expect(part.amount).toBeGreaterThan(0)
          expect(part.amount).toBeLessThanOrEqual(amounts[Number(paymentId.slice(1)) - 1] ?? 0)
        }
        const covered = amounts.reduce((all, one) => all + one, 0)
        expect(byHand.amount).toBe(Math.max(0, amount - covered))
      }),
    )
  })

  test('what a payment has left is what was not refunded yet', () => {
    expect(leftToRefund(usd(500), [usd(120), usd(80)])).toEqual(usd(300))
  })

  test('events in any order and number lead to the same state', () => {
    const heard = fc.shuffledSubarray<RefundEvent>(['accepted', 'paid', 'failed', 'accepted', 'paid'], {
      minLength: 5,
    })
    fc.assert(
      fc.property(heard, (all) => {
        const end = all.reduce<RefundState>((state, one) => nextRefundState(state, one) ?? state, 'requested')
        expect(end).toBe('failed')
      }),
    )
  })
})
