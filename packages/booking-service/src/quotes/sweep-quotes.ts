import { sql } from 'drizzle-orm'
import { payment } from '../schema/payment.ts'
import { quote } from '../schema/quote.ts'
import type { Sweep } from '../platform/db/sweep-rows.ts'

/** How long a quote that came to nothing can still be asked about. */
const storedDays = 30

/**
 * Quotes that ran out long ago and were never used. What was agreed to, or paid for, stays with its reservation, and
 * what still holds rooms is let go of first.
 */
export const oldQuotes: Sweep = {
  table: quote,
  isOver: (now) => sql`${quote.usedAt} is null and ${quote.expiresAt} < ${daysBefore(now, storedDays)}
    and not exists (select 1 from ${payment} where ${payment.quoteId} = ${quote.id})
    and not exists (select 1 from room_hold where room_hold.quote_id = ${quote.id})`,
}

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 24 * 3_600_000).toISOString()
