import { inArray, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { receipt } from '../schema/receipt.ts'

/**
 * Deletes the receipts of reservations that are about to be rebuilt; the database allows it for untouched samples only.
 */
export async function forgetReceipts(tx: Database, reservationIds: SQLWrapper): Promise<void> {
  await tx.delete(receipt).where(inArray(receipt.reservationId, reservationIds))
}
