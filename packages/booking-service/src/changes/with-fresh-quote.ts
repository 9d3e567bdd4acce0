import { encodeStayQuote } from '@veranda/contract'
import { changePurposes, type Locale } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { wordsOfLocale } from '../language.ts'
import { askedIn } from '../quotes/asked-in.ts'
import { quoteChange } from '../quotes/quote-change.ts'
import { type Refusal, ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { wordedQuote } from './worded-change.ts'

const wantsFreshQuote: ReadonlySet<Refusal> = new Set(['price-moved', 'quote-expired', 'sold-out'])

/**
 * The refusal of a confirm with what the guest needs to go on: a fresh quote for the same wish where there is one,
 * else why it cannot be had any more. Nothing was applied by then.
 */
export async function withFreshQuote(
  service: Service,
  guest: GuestSession,
  { quoteId, locale }: { readonly quoteId: string; readonly locale: Locale },
  thrown: unknown,
): Promise<unknown> {
  if (!(thrown instanceof ServiceRefusal) || !wantsFreshQuote.has(thrown.refusal)) return thrown
  const asked = await askedIn(service.store.db, guest, changePurposes, quoteId)
  if (!asked) return thrown
  try {
    const fresh = await quoteChange(service, guest, asked.kind, asked.input)
    const told = await wordedQuote(service.store.db, guest.reservationCode, fresh, wordsOfLocale(locale))
    return new ServiceRefusal(thrown.refusal, thrown.detail, { attached: encodeStayQuote(told) })
  } catch (refused) {
    // Lost in the last moment: which room, which night and the nearest other stays come with the refusal.
    return thrown.refusal === 'sold-out' && refused instanceof ServiceRefusal
      ? new ServiceRefusal('sold-out', thrown.detail, refused.more)
      : refused
  }
}
