import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { quote, type QuoteKind } from '../schema/quote.ts'
import { reservation } from '../schema/reservation.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { QuoteRow } from './quote-row.ts'

type QuotedSelection<Kind extends QuoteKind> = Pick<
  Extract<QuoteRow, { readonly kind: Kind }>,
  'kind' | 'input'
>

/** What a guest asked for in a quote of their own, to ask for it anew. Of another's quote nothing is told. */
export async function selectionOfQuote<Kind extends QuoteKind>(
  database: Database,
  { reservationCode }: Pick<GuestSession, 'reservationCode'>,
  kinds: readonly Kind[],
  quoteId: string,
): Promise<QuotedSelection<Kind> | undefined> {
  const [row] = await database
    .select({ kind: quote.kind, input: quote.input })
    .from(quote)
    .innerJoin(reservation, eq(reservation.id, quote.reservationId))
    .where(and(eq(quote.id, quoteId), inArray(quote.kind, [...kinds]), eq(reservation.code, reservationCode)))
  return row as QuotedSelection<Kind> | undefined
}
