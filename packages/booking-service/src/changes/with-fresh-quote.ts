import { encodeStayQuote } from '@veranda/contract'
import { changePurposes, type Locale } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { wordsOfLocale } from '../platform/language.ts'
import { askedIn } from '../quotes/asked-in.ts'
import { quoteChange } from '../quotes/quote-change.ts'
import { type Refusal, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../service.ts'
import { wordedQuote } from './worded-change.ts'

const wantsFreshQuote: ReadonlySet<Refusal> = new Set(['price-moved', 'quote-expired', 'sold-out'])

/**
 * The refusal of a confirm with what the guest needs to go on: a fresh quote for the same wish where there is one,
 * else why it cannot be had any more. Nothing was applied by then. A stay that was quoted and is not possible now was
 * sold meanwhile: whether the quote's prices or its rooms were looked at last, the guest hears the same.
 */
export async function withFreshQuote(
  service: Service,
  guest: GuestSession,
  { quoteId, locale }: { readonly quoteId: string; readonly locale: Locale },
  thrown: unknown,
): Promise<unknown> {
  if (isGone(thrown)) return soldOut(thrown)
  if (!(thrown instanceof ServiceRefusal) || !wantsFreshQuote.has(thrown.refusal)) return thrown
  const asked = await askedIn(service.store.db, guest, changePurposes, quoteId)
  if (!asked) return thrown
  try {
    const fresh = await quoteChange(service, guest, asked.kind, asked.input)
    const told = await wordedQuote(service.store.db, guest.reservationCode, fresh, wordsOfLocale(locale))
    return new ServiceRefusal(thrown.refusal, thrown.detail, { attached: encodeStayQuote(told) })
  } catch (refused) {
    if (isGone(refused)) return soldOut(refused)
    return thrown.refusal === 'sold-out' && refused instanceof ServiceRefusal
      ? new ServiceRefusal('sold-out', thrown.detail, refused.more)
      : refused
  }
}

const isGone = (thrown: unknown): thrown is ServiceRefusal =>
  thrown instanceof ServiceRefusal && thrown.refusal === 'stay-not-possible'

/** Which room, which night and the nearest other stays come with the refusal. */
const soldOut = ({ more }: ServiceRefusal): ServiceRefusal =>
  new ServiceRefusal('sold-out', 'A room is no longer available on these dates.', more)
