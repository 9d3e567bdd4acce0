import { describe, expect, test } from 'vitest'
import { sumBy } from '../money/index.ts'
import type { Receipt } from '../receipts/index.ts'
import { aReceiptSeries, aReceiptSeriesWithCredit } from './a-receipt.ts'

const series = { refunded: aReceiptSeries(), credited: aReceiptSeriesWithCredit() }

describe.each(Object.entries(series))('a fixture series of receipts, %s', (_, receipts) => {
  const [payment, cancellation, last] = receipts

  test('is paid what is retained and what is returned', () => {
    expect(payment.amount.amount).toBe(cancellation.amount.amount + last.amount.amount)
  })

  test('says of the cancellation what the other two say', () => {
    const figures = Object.fromEntries(cancellation.figures.map(({ what, amount }) => [what, amount]))
    expect(figures['paid']).toEqual(payment.amount)
    expect(figures['refund'] ?? figures['credit']).toEqual(last.amount)
  })

  test('has lines that sum to the amount of each', () => {
    const sumOfLines = ({ lines, amount }: Receipt) => sumBy(lines, amount.currency, (line) => line.amount)
    expect(receipts.map(sumOfLines)).toEqual(receipts.map(({ amount }) => amount))
  })
})
