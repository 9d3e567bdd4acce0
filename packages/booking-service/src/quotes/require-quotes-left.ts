import { eq, sql } from 'drizzle-orm'
import { type Caps, requireLeftToday } from '../reservations/caps.ts'
import type { Database } from '../platform/db/database.ts'
import { quote } from '../schema/quote.ts'

/** A guest compares a few stays; thousands of quotes come from a script. */
export const requireQuotesLeft = (
  tx: Database,
  reservationId: number,
  { quotesADay }: Pick<Caps, 'quotesADay'>,
  now: Date,
): Promise<void> =>
  requireLeftToday(
    tx,
    sql`select ${quote.createdAt} as at from ${quote} where ${eq(quote.reservationId, reservationId)}`,
    quotesADay,
    now,
  )
