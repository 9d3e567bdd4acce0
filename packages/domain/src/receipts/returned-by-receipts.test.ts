import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import type { ReceiptKind } from './receipt.ts'
import { returnedByReceipts } from './returned-by-receipts.ts'

const dollars = (amount: number) => money(amount, 'USD')

test.each<[string, readonly (readonly [ReceiptKind, number])[], number, number]>([
  [
    'a payment and a penalty give nothing back',
    [
      ['change-payment', 900],
      ['cancellation', 300],
    ],
    0,
    0,
  ],
  [
    'a refund to a card and one by hand are both refunded',
    [
      ['refund', 500],
      ['refund-by-hand', 100],
    ],
    600,
    0,
  ],
  [
    'a refund that the bank returned is with the hotel again',
    [
      ['refund', 500],
      ['refund-returned', 500],
    ],
    0,
    0,
  ],
  [
    'a refund that was withdrawn counts no more',
    [
      ['refund-by-hand', 100],
      ['refund-withdrawn', 100],
    ],
    0,
    0,
  ],
  [
    'a credit is no refund',
    [
      ['refund', 200],
      ['credit', 700],
    ],
    200,
    700,
  ],
  [
    'a credit that was withdrawn counts no more',
    [
      ['credit', 700],
      ['credit-withdrawn', 700],
    ],
    0,
    0,
  ],
])('%s', (_, entries, refunded, credited) => {
  const receipts = entries.map(([kind, amount]) => ({ kind, amount: dollars(amount) }))
  expect(returnedByReceipts(receipts, 'USD')).toEqual({
    refunded: dollars(refunded),
    credited: dollars(credited),
  })
})
