import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { ledgerEntry } from '../db/schema/ledger.ts'

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
