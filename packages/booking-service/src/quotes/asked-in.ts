import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { quote, type QuoteKind } from '../db/schema/quote.ts'
import { reservation } from '../db/schema/reservation.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { QuoteRow } from './quote-row.ts'

type InputOf<Kind extends QuoteKind> = Extract<QuoteRow, { readonly kind: Kind }>['input']

/** What a guest asked for in a quote of their own, to ask for it anew. Of another's quote nothing is told. */
export async function askedIn<Kind extends QuoteKind>(
  database: Database,
  { reservationCode }: Pick<GuestSession, 'reservationCode'>,
  kind: Kind,
  quoteId: string,
): Promise<InputOf<Kind> | undefined> {
  const [row] = await database
    .select({ input: quote.input })
    .from(quote)
    .innerJoin(reservation, eq(reservation.id, quote.reservationId))
    .where(and(eq(quote.id, quoteId), eq(quote.kind, kind), eq(reservation.code, reservationCode)))
  return row?.input as InputOf<Kind> | undefined
}
