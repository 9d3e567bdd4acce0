import type { Locale } from '@veranda/domain'
import { asGuest } from '../audit/actor.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import { answerOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import type { Service } from '../platform/service.ts'
import { endPriceMatch, openPriceMatch } from './end-price-match.ts'
import type { PriceMatchIn } from './get-price-match.ts'
import type { RefusingIn } from '../platform/refusal.ts'

/** Takes back a request for a price match that the hotel has not answered. */
export async function withdrawPriceMatch(
  service: Service & RefusingIn<'withdrawPriceMatch'>,
  guest: GuestSession,
  { locale, ...input }: OnVersion & { readonly locale: Locale },
  claim: Claim,
): Promise<Once<PriceMatchIn>> {
  return answerOnVersion(service, guest, input, claim, async (tx, reservation, now) => {
    const row = await openPriceMatch(tx, reservation.bookingId)
    return endPriceMatch(tx, reservation, { row, step: 'withdraw', actor: asGuest(guest), locale, now })
  })
}
