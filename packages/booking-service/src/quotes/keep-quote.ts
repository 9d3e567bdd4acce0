import { randomUUID } from 'node:crypto'
import { type Instant, type Quote, quoteExpiry, type Reservation } from '@veranda/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { GuestSession } from '../identity/identity.ts'
import { endHold } from '../inventory/hold.ts'
import type { Database } from '../platform/db/database.ts'
import { quote, type QuoteKind } from '../schema/quote.ts'
import type { QuoteRow } from './quote-row.ts'
import { signQuote } from './quote-token.ts'

/** What a quote promises, the moments at which parts of it expire, and when it was made. */
export type Promised<Row extends QuoteRow = QuoteRow> = {
  readonly quoted: Row extends QuoteRow ? Pick<Row, 'kind' | 'input' | 'change'> : never
  readonly ends: readonly Instant[]
  readonly now: Date
}

/** Stores a quote for the reservation's current version, and signs it for this session. */
export async function keepQuote(
  tx: Database,
  guest: GuestSession,
  { bookingId: reservationId, version }: Pick<Reservation, 'bookingId' | 'version'>,
  { quoted, ends, now }: Promised,
): Promise<Omit<Quote<unknown>, 'change'>> {
  const expiresAt = new Date(quoteExpiry(now.toISOString(), ends))
  const row = { ...quoted, id: randomUUID(), reservationId, version, createdAt: now, expiresAt }
  await tx.insert(quote).values(row)
  const token = await signQuote(tx, guest, row)
  return { quoteId: row.id, token, issuedAt: now.toISOString(), expiresAt: expiresAt.toISOString() }
}

/** Ends an older quote of the kind, and releases the rooms held for it. */
export async function supersede(
  tx: Database,
  reservationId: number,
  kind: QuoteKind,
  now: Date,
): Promise<void> {
  const older = await tx
    .update(quote)
    .set({ supersededAt: now })
    .where(
      and(
        eq(quote.reservationId, reservationId),
        eq(quote.kind, kind),
        isNull(quote.supersededAt),
        isNull(quote.usedAt),
      ),
    )
    .returning({ id: quote.id })
  for (const { id } of older) await endHold(tx, id)
}
