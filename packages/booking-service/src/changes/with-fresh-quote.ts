import { encodeStayQuote } from '@veranda/contract'
import type { GuestSession } from '../identity/identity.ts'
import { askedIn } from '../quotes/asked-in.ts'
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
  const asked = await askedIn(service.store.db, guest, 'change-dates', quoteId)
  if (!asked) return thrown
  const { arrival, departure, promotionCode } = asked
  try {
    const fresh = await quoteDates(service, guest, {
      stay: { arrival, departure },
      ...(promotionCode === null ? {} : { promotionCode }),
    })
    return new ServiceRefusal(thrown.refusal, thrown.detail, { attached: encodeStayQuote(fresh) })
  } catch (refused) {
    // Lost in the last moment: which room, which night and the nearest other stays come with the refusal.
    return thrown.refusal === 'sold-out' && refused instanceof ServiceRefusal
      ? new ServiceRefusal('sold-out', thrown.detail, refused.more)
      : refused
  }
}
