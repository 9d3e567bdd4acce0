import { encodeStayQuote } from '@veranda/contract'
import { changePurposes, type Locale } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { wordsOfLocale } from '../platform/language.ts'
import { askedIn } from '../quotes/asked-in.ts'
import { quoteChange } from '../quotes/quote-change.ts'
import { isRefusal, type Refusal, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { localizedQuote } from './localized-change.ts'

type Outdated = ServiceRefusal<'price-moved' | 'quote-expired' | 'sold-out'>
const wantsFreshQuote: ReadonlySet<Refusal> = new Set<Outdated['refusal']>([
  'price-moved',
  'quote-expired',
  'sold-out',
])
const isOutdated = (thrown: unknown): thrown is Outdated =>
  isRefusal(thrown) && wantsFreshQuote.has(thrown.refusal)

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
  if (!isOutdated(thrown)) return thrown
  const asked = await askedIn(service.store.db, guest, changePurposes, quoteId)
  if (!asked) return thrown
  try {
    const fresh = await quoteChange(service, guest, asked.kind, asked.input)
    const told = await localizedQuote(service.store.db, fresh, wordsOfLocale(locale))
    return new ServiceRefusal(thrown.refusal, thrown.detail, { attached: encodeStayQuote(told) })
  } catch (refused) {
    if (isGone(refused)) return soldOut(refused)
    return thrown.refusal === 'sold-out' && isRefusal(refused)
      ? new ServiceRefusal('sold-out', thrown.detail)
      : refused
  }
}

const isGone = (thrown: unknown): thrown is ServiceRefusal<'stay-not-possible'> =>
  isRefusal(thrown) && thrown.refusal === 'stay-not-possible'

/** Which room, which night and the nearest other stays come with the refusal. */
const soldOut = ({ more }: ServiceRefusal<'stay-not-possible'>): ServiceRefusal<'sold-out'> =>
  new ServiceRefusal<'sold-out'>('sold-out', 'A room is no longer available on these dates.', more)
