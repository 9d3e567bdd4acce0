import type { LedgerAccount, LedgerLine } from '@veranda/domain'

export type Sale = {
  readonly price: number
  readonly paid: number
  readonly isCancelled: boolean
  readonly penalty?: number
}

/** The entries of a thing sold, paid for in part or whole, and perhaps cancelled: what is kept is the penalty. */
export function saleEntries(roomNumber: number | null, what: string, sale: Sale): readonly LedgerLine[] {
  const { price, paid, isCancelled, penalty = 0 } = sale
  const line = (operation: string, account: LedgerAccount, amount: number) => ({
    roomNumber,
    operation: `${operation}:${what}`,
    account,
    amount,
  })
  const refund = Math.max(0, paid - penalty)
  return [
    line('sale', 'guest-folio', price),
    line('sale', 'revenue', -price),
    line('payment', 'cash', paid),
    line('payment', 'guest-folio', -paid),
    ...(isCancelled
      ? [
          line('cancellation', 'guest-folio', penalty - price),
          line('cancellation', 'revenue', price - penalty),
          line('refund', 'cash', -refund),
          line('refund', 'guest-folio', refund),
        ]
      : []),
  ].filter(({ amount }) => amount !== 0)
}
