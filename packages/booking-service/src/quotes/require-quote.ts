import type { Reservation } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { quote } from '../db/schema/quote.ts'
import type { GuestSession } from '../identity/identity.ts'
import { ServiceRefusal } from '../refusal.ts'
import { tokenFacts } from './quote-dates.ts'
import { isTokenOf } from './quote-token.ts'

export type QuoteRow = typeof quote.$inferSelect
export type QuoteGiven = { readonly quoteId: string; readonly token: string }

/** The guest's own quote, neither used, replaced nor run out, shown to this very session. */
export async function requireQuote(
  tx: Database,
  guest: GuestSession,
  { bookingId: reservationId, version }: Pick<Reservation, 'bookingId' | 'version'>,
  { quoteId, token }: QuoteGiven,
  now: Date,
): Promise<QuoteRow> {
  const [row] = await tx
    .select()
    .from(quote)
    .where(and(eq(quote.id, quoteId), eq(quote.reservationId, reservationId)))
  if (!row || !(await isTokenOf(tx, tokenFacts(guest, row), token)))
    throw new ServiceRefusal('quote-not-found', 'Please ask for a new quote.')
  // What was quoted for an older version is not what stands there now.
  if (row.supersededAt || row.usedAt || row.version !== version)
    throw new ServiceRefusal('quote-superseded', 'A newer quote has taken the place of this one.')
  if (row.expiresAt <= now) throw new ServiceRefusal('quote-expired', 'The quote has run out.')
  return row
}
