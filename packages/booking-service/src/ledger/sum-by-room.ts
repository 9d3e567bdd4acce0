import type { LedgerAccount, MoneyShare } from '@veranda/domain'
import { and, eq, like, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { ledgerEntry } from '../schema/ledger.ts'

type Sum = {
  readonly reservationId: number
  readonly account: LedgerAccount
  /** Only this operation; all of them if omitted. */
  readonly operation?: string
}

/** The balance of an account, room by room. */
export async function sumByRoom(
  tx: Database,
  { reservationId, account, operation }: Sum,
): Promise<readonly MoneyShare[]> {
  const rows = await tx
    .select({ roomNumber: ledgerEntry.roomNumber, amount: sql<string>`sum(${ledgerEntry.amount})` })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.reservationId, reservationId),
        eq(ledgerEntry.account, account),
        operation === undefined ? undefined : like(ledgerEntry.operation, `${operation}:%`),
      ),
    )
    .groupBy(ledgerEntry.roomNumber)
  return rows.map(({ roomNumber, amount }) => ({ roomNumber, amount: Number(amount) }))
}
