import type { CurrencyCode, LedgerLine } from '@veranda/domain'
import { and, eq, inArray, like, or, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { insertRows } from '../platform/db/insert-rows.ts'
import { ledgerEntry } from '../schema/ledger.ts'
import { reversalOf } from './cash.ts'

/** One operation on a reservation's money, in one currency and at one moment. */
export type Operation = {
  readonly reservationId: number
  readonly currency: CurrencyCode
  readonly at: Date
}

/** Posts the entries of an operation to the accounts of a reservation. Nothing else writes to the ledger. */
export const post = (tx: Database, operation: Operation, entries: readonly LedgerLine[]): Promise<void> =>
  postAll(tx, [{ operation, entries }])

type Posting = { readonly operation: Operation; readonly entries: readonly LedgerLine[] }

/** Posts any number of operations, of any reservations, with one statement. */
export async function postAll(tx: Database, postings: readonly Posting[]): Promise<void> {
  for (const { entries } of postings) requireBalance(entries)
  await insertRows(
    tx,
    ledgerEntry,
    postings.flatMap(({ operation: { reservationId, currency, at }, entries }) =>
      entries.map(({ roomNumber, operation, account, amount }) => ({
        reservationId,
        roomNumber,
        operation,
        account,
        amount,
        currency,
        at,
      })),
    ),
  )
}

/** Entries that do not balance are a bug, so this throws and the transaction is rolled back. */
function requireBalance(entries: readonly LedgerLine[]): void {
  const sums = new Map<string, number>()
  for (const { operation, amount } of entries) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`${operation} has an amount of ${amount}`)
    sums.set(operation, (sums.get(operation) ?? 0) + amount)
  }
  for (const [operation, sum] of sums)
    if (sum !== 0) throw new RangeError(`${operation} does not balance: its entries sum to ${sum}`)
}

/** Posts the opposite of all entries of an operation, its refunds included. */
export async function reverse(
  tx: Database,
  { reservationId, name, at }: { readonly reservationId: number; readonly name: string; readonly at: Date },
): Promise<void> {
  const posted = await tx
    .select()
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.reservationId, reservationId),
        or(like(ledgerEntry.operation, `${name}:%`), like(ledgerEntry.operation, `refund:${name}:%`)),
      ),
    )
  const [first] = posted
  if (!first) return
  const entries = posted.map(({ operation, amount, ...line }) => ({
    ...line,
    operation: reversalOf(operation),
    amount: -amount,
  }))
  await post(tx, { reservationId, currency: first.currency, at }, entries)
}

/**
 * Deletes the entries of reservations that are about to be rebuilt; the database allows it for untouched
 * samples only.
 */
export async function forget(tx: Database, reservationIds: SQLWrapper): Promise<void> {
  await tx.delete(ledgerEntry).where(inArray(ledgerEntry.reservationId, reservationIds))
}
