import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { LedgerLine } from '../db/ledger-lines.ts'
import { type LedgerAccount, ledgerEntry } from '../db/schema/ledger.ts'
import type { MoneyShare } from '../payments/payment-lines.ts'
import type { Unit } from './cancellation-shares.ts'

/** What of the ledger's accounts `sales` a room was sold for, or the reservation as a whole (null). */
export async function soldFor(
  tx: Database,
  reservationId: number,
): Promise<(roomNumber: number | null) => number> {
  const rows = await tx
    .select({ roomNumber: ledgerEntry.roomNumber, amount: sql<string>`-sum(${ledgerEntry.amount})` })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.reservationId, reservationId), eq(ledgerEntry.account, 'sales')))
    .groupBy(ledgerEntry.roomNumber)
  return (roomNumber) => Number(rows.find((row) => row.roomNumber === roomNumber)?.amount ?? 0)
}

/** The sale of what goes is taken back but for what is kept; `moved` pays from one room for another. */
export function cancellationLines(
  units: readonly Unit[],
  moved: readonly MoneyShare[],
  operation: string,
  sold: (roomNumber: number | null) => number,
): readonly LedgerLine[] {
  const sales = units.flatMap(({ roomNumber, kept }) =>
    pair(operation, 'sale', roomNumber, { account: 'guest', from: 'sales', amount: kept - sold(roomNumber) }),
  )
  const shared = moved.flatMap(({ roomNumber, amount }) =>
    pair(operation, 'share', roomNumber, { account: 'till', from: 'guest', amount }),
  )
  return [...sales, ...shared]
}

/** What is kept for another stay is no longer owed to the guest here: the credit note owes it. */
export const creditLines = (shares: readonly MoneyShare[], operation: string): readonly LedgerLine[] =>
  shares.flatMap(({ roomNumber, amount }) =>
    pair(operation, 'credit', roomNumber, { account: 'guest', from: 'credit', amount }),
  )

type Moved = { readonly account: LedgerAccount; readonly from: LedgerAccount; readonly amount: number }

function pair(
  operation: string,
  what: string,
  roomNumber: number | null,
  { account, from, amount }: Moved,
): readonly LedgerLine[] {
  if (amount === 0) return []
  const name = roomNumber === null ? 'reservation' : `room-${roomNumber}`
  const line = { roomNumber, operation: `${operation}:${what}:${name}` }
  return [
    { ...line, account, amount },
    { ...line, account: from, amount: -amount },
  ]
}

/** Writes the opposite of everything an operation wrote, its refunds included. */
export async function reverseLines(
  tx: Database,
  reservationId: number,
  operation: string,
  at: Date,
): Promise<void> {
  const written = await tx
    .select()
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.reservationId, reservationId),
        or(
          like(ledgerEntry.operation, `${operation}:%`),
          like(ledgerEntry.operation, `refund:${operation}:%`),
        ),
      ),
    )
  const lines = written.map(({ roomNumber, operation: of, account, amount, currency }) => ({
    reservationId,
    roomNumber,
    operation: `undone:${of}`,
    account,
    amount: -amount,
    currency,
    at,
  }))
  if (lines.length > 0) await tx.insert(ledgerEntry).values(lines)
}
