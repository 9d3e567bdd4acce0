import { sql } from 'drizzle-orm'
import { payment } from '../schema/payment.ts'
import { quote } from '../schema/quote.ts'
import type { Sweep } from '../platform/db/sweep-rows.ts'

/** For how many days an unused quote can still be read. */
const storedDays = 30

/**
 * Deletes quotes that expired long ago and were never used. Accepted or paid quotes stay with their
 * reservation; those that still hold rooms are released first.
 */
export const oldQuotes: Sweep = {
  table: quote,
  isOver: (now) => sql`${quote.usedAt} is null and ${quote.expiresAt} < ${daysBefore(now, storedDays)}
    and not exists (select 1 from ${payment} where ${payment.quoteId} = ${quote.id})
    and not exists (select 1 from room_hold where room_hold.quote_id = ${quote.id})`,
}

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 24 * 3_600_000).toISOString()
