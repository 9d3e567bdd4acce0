import type { Reservation } from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { GuestSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import type { Refusing } from '../platform/refusal.ts'
import { quote, type QuoteKind } from '../schema/quote.ts'
import type { QuoteRow } from './quote-row.ts'
import { isTokenOf } from './quote-token.ts'

export type QuoteRefusal = 'quote-not-found' | 'quote-superseded' | 'quote-expired'

export type QuoteGiven = { readonly quoteId: string; readonly token: string }

/**
 * The guest's own quote of one of these kinds: not used, replaced or expired, and shown to this very session.
 */
export async function requireQuote<Kind extends QuoteKind>(
  tx: Database & Refusing<QuoteRefusal>,
  kinds: readonly Kind[],
  guest: GuestSession,
  { bookingId: reservationId, version }: Pick<Reservation, 'bookingId' | 'version'>,
  { quoteId, token }: QuoteGiven,
  now: Date,
): Promise<QuoteRow<Kind>> {
  const [found] = await tx
    .select()
    .from(quote)
    .where(
      and(eq(quote.id, quoteId), eq(quote.reservationId, reservationId), inArray(quote.kind, [...kinds])),
    )
  // The `kind` column determines the shape of the stored values.
  const row = found as QuoteRow | undefined
  if (!row || !(await isTokenOf(tx, guest, row, token)))
    throw tx.refuse('quote-not-found', 'Please ask for a new quote.')
  // A quote for an earlier version no longer describes the reservation.
  if (row.supersededAt || row.usedAt || row.version !== version)
    throw tx.refuse('quote-superseded', 'A newer quote has replaced this one.')
  if (row.expiresAt <= now) throw tx.refuse('quote-expired', 'The quote has expired.')
  return row as QuoteRow<Kind>
}
