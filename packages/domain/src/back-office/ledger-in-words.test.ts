import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesBetween } from '../reservation/index.ts'
import { ledgerInWords } from './ledger-in-words.ts'

const at = '2027-03-01T12:00:00Z'
const between = (...args: Parameters<typeof linesBetween>) =>
  linesBetween(...args).map((line) => ({ ...line, at }))
const folio = 'guest-folio' as const

test('a stay is sold, paid, reduced, paid back in part and made a credit', () => {
  const share = (amount: number) => ({ roomNumber: 1, amount })
  const lines = [
    ...between({ to: folio, from: 'revenue' }, 'booking:sale', share(90_000)),
    ...between({ to: 'cash', from: folio }, 'payment:1', share(90_000)),
    ...between({ to: folio, from: 'revenue' }, 'change-2:sale', share(-30_000)),
    ...between({ to: 'cash', from: folio }, 'refund:2', share(-10_000)),
    ...between({ to: folio, from: 'deferred' }, 'cancel-3:credit', share(20_000)),
  ]
  expect(
    ledgerInWords(lines, 'USD').map(({ movement, amount, balance }) => [
      movement,
      amount.amount,
      balance.amount,
    ]),
  ).toEqual([
    ['sold', 90_000, 90_000],
    ['paid', 90_000, 0],
    ['reduced', 30_000, -30_000],
    ['paid-back', 10_000, -20_000],
    ['made-credit', 20_000, 0],
  ])
})

test('the last balance is the sum of the guest’s own account', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000, max: 1_000 }), { maxLength: 20 }), (amounts) => {
      const lines = amounts.flatMap((amount, index) =>
        between({ to: folio, from: index % 2 === 0 ? 'revenue' : 'cash' }, `operation-${index}`, {
          roomNumber: null,
          amount,
        }),
      )
      const sum = amounts.reduce((all, amount) => all + amount, 0)
      expect(ledgerInWords(lines, 'USD').at(-1)?.balance.amount ?? 0).toBe(sum)
    }),
  )
})
