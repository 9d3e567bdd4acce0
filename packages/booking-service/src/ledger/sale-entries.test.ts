import type { LedgerLine } from '@veranda/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saleEntries } from './sale-entries.ts'

const amount = fc.integer({ min: 0, max: 5_000_000 })
const sale = fc.record({ price: amount, paid: amount, isCancelled: fc.boolean(), penalty: amount })

const sumOf = (lines: readonly LedgerLine[]) => lines.reduce((sum, line) => sum + line.amount, 0)

test('the entries of every operation sum to zero', () => {
  fc.assert(
    fc.property(sale, (sold) => {
      const lines = saleEntries(1, 'stay', sold)
      for (const { operation } of lines)
        expect([operation, sumOf(lines.filter((line) => line.operation === operation))]).toEqual([
          operation,
          0,
        ])
    }),
  )
})

test('a guest who cancelled still pays what the penalty exceeds the payments by, and gets the rest back', () => {
  fc.assert(
    fc.property(sale, ({ price, paid, penalty }) => {
      const lines = saleEntries(1, 'stay', { price, paid, penalty, isCancelled: true })
      const balanceOf = (account: LedgerLine['account']) =>
        sumOf(lines.filter((line) => line.account === account))
      expect(balanceOf('guest-folio')).toBe(Math.max(0, penalty - paid))
      expect(balanceOf('cash')).toBe(Math.min(paid, penalty))
      expect(balanceOf('revenue')).toBe(0 - penalty)
    }),
  )
})
