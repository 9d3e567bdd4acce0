import type { LedgerAccount } from '../db/schema/ledger.ts'
import type { LedgerLine } from './lines.ts'

export type Sale = {
  readonly price: number
  readonly paid: number
  readonly isCancelled: boolean
  readonly penalty?: number
}

/** The entries of a thing sold, paid for in part or whole, and perhaps cancelled: what is kept is the penalty. */
export function booked(roomNumber: number | null, what: string, sale: Sale): readonly LedgerLine[] {
  const { price, paid, isCancelled, penalty = 0 } = sale
  const line = (operation: string, account: LedgerAccount, amount: number) => ({
    roomNumber,
    operation: `${operation}:${what}`,
    account,
    amount,
  })
  const refund = Math.max(0, paid - penalty)
  return [
    line('sale', 'guest', price),
    line('sale', 'sales', -price),
    line('payment', 'till', paid),
    line('payment', 'guest', -paid),
    ...(isCancelled
      ? [
          line('cancellation', 'guest', penalty - price),
          line('cancellation', 'sales', price - penalty),
          line('refund', 'till', -refund),
          line('refund', 'guest', refund),
        ]
      : []),
  ].filter(({ amount }) => amount !== 0)
}
