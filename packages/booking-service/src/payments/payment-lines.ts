import type { CurrencyCode } from '@veranda/domain'
import type { Database } from '../db/database.ts'
import { ledgerEntry } from '../db/schema/ledger.ts'

/** What of an amount is for a room, or for the reservation as a whole (null). */
export type MoneyShare = { readonly roomNumber: number | null; readonly amount: number }

export type MoneyMoved = {
  readonly reservationId: number
  /** `payment:<id>` or `refund:<why>`. */
  readonly operation: string
  readonly currency: CurrencyCode
  readonly shares: readonly MoneyShare[]
  readonly at: Date
}

/** Writes money into the till (above zero) or out of it (below); the guest owes that much less or more. */
export async function writeMoneyMoved(tx: Database, moved: MoneyMoved): Promise<void> {
  const { shares, operation, ...common } = moved
  const lines = shares
    .filter(({ amount }) => amount !== 0)
    .flatMap(({ roomNumber, amount }) => {
      const line = { ...common, roomNumber, operation: `${operation}:${nameOf(roomNumber)}` }
      return [
        { ...line, account: 'till' as const, amount },
        { ...line, account: 'guest' as const, amount: -amount },
      ]
    })
  if (lines.length > 0) await tx.insert(ledgerEntry).values(lines)
}

const nameOf = (roomNumber: number | null): string =>
  roomNumber === null ? 'reservation' : `room-${roomNumber}`
