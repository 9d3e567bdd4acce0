/**
 * `guest-folio`: what the guest still has to pay; `revenue`: what the hotel has sold; `cash`: what was paid;
 * `deferred`: what was paid and is stored as credit for a later stay.
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

/** The part of an amount that belongs to a room, or to the reservation as a whole (null). */
export type MoneyShare = { readonly roomNumber: number | null; readonly amount: number }

/**
 * `amount` on one account and its opposite on the other, so that every operation sums to zero; no lines for
 * zero. The operation gets the room's name: `change-3:sale` becomes `change-3:sale:room-1`.
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
