/**
 * The guest folio holds what the guest owes, `revenue` what the hotel has sold, `cash` what has been paid, and `deferred`
 * what was paid and is kept for a later stay.
 */
export const ledgerAccounts = ['guest-folio', 'revenue', 'cash', 'deferred'] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** A line of the ledger for a room, or for the reservation as a whole (null); in minor units of its currency. */
export type LedgerLine = {
  readonly roomNumber: number | null
  readonly operation: string
  readonly account: LedgerAccount
  readonly amount: number
}

/** What of an amount is for a room, or for the reservation as a whole (null). */
export type MoneyShare = { readonly roomNumber: number | null; readonly amount: number }

/**
 * `amount` on one account and its opposite on the other, so that every operation sums to zero; nothing for an amount of
 * zero. The operation is named for the room: `change-3:sale` becomes `change-3:sale:room-1`.
 */
export function linesBetween(
  { to, from }: { readonly to: LedgerAccount; readonly from: LedgerAccount },
  operation: string,
  { roomNumber, amount }: MoneyShare,
): readonly LedgerLine[] {
  if (amount === 0) return []
  const room = roomNumber === null ? 'reservation' : `room-${roomNumber}`
  const line = { roomNumber, operation: `${operation}:${room}` }
  return [
    { ...line, account: to, amount },
    { ...line, account: from, amount: -amount },
  ]
}
