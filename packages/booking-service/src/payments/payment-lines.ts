import type { CurrencyCode } from '@veranda/domain'
import { and, eq, like } from 'drizzle-orm'
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

/** Takes a payment's lines back: it was counted as paid when the booking was committed and was never collected. */
export async function writeNotCollected(
  tx: Database,
  { id, reservationId }: { readonly id: string; readonly reservationId: number },
  at: Date,
): Promise<void> {
  const counted = await tx
    .select({
      roomNumber: ledgerEntry.roomNumber,
      amount: ledgerEntry.amount,
      currency: ledgerEntry.currency,
    })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.reservationId, reservationId),
        eq(ledgerEntry.account, 'till'),
        like(ledgerEntry.operation, `payment:${id}:%`),
      ),
    )
  const [first] = counted
  if (!first) return
  const shares = counted.map(({ roomNumber, amount }) => ({ roomNumber, amount: -amount }))
  await writeMoneyMoved(tx, {
    reservationId,
    operation: `not-collected:${id}`,
    currency: first.currency,
    shares,
    at,
  })
}
