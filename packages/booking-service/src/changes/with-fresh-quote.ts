import { encodeDateQuote } from '@veranda/contract'
import { and, eq } from 'drizzle-orm'
import { quote, type QuotedDates } from '../db/schema/quote.ts'
import { reservation } from '../db/schema/reservation.ts'
import type { GuestSession } from '../identity/identity.ts'
import { quoteDates } from '../quotes/quote-dates.ts'
import { type Refusal, ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'

const wantsFreshQuote: ReadonlySet<Refusal> = new Set(['price-moved', 'quote-expired', 'sold-out'])

/**
 * The refusal of a confirm with what the guest needs to go on: a fresh quote for the same dates where there is one,
 * else why these dates cannot be had any more. Nothing was applied by then.
 */
export async function withFreshQuote(
  service: Service,
  guest: GuestSession,
  { quoteId }: { readonly quoteId: string },
  thrown: unknown,
): Promise<unknown> {
  if (!(thrown instanceof ServiceRefusal) || !wantsFreshQuote.has(thrown.refusal)) return thrown
  const [row] = await service.store.db
    .select({ input: quote.input })
    .from(quote)
    .where(and(eq(quote.id, quoteId), eq(quote.kind, 'change-dates')))
  if (!row) return thrown
  const { arrival, departure, promotionCode } = row.input as QuotedDates
  try {
    const fresh = await quoteDates(service, guest, {
      stay: { arrival, departure },
      ...(promotionCode === null ? {} : { promotionCode }),
    })
    return new ServiceRefusal(thrown.refusal, thrown.detail, { attached: encodeDateQuote(fresh) })
  } catch (refused) {
    // Lost in the last moment: which room, which night and the nearest other stays come with the refusal.
    return thrown.refusal === 'sold-out' && refused instanceof ServiceRefusal
      ? new ServiceRefusal('sold-out', thrown.detail, refused.more)
      : refused
  }
}
