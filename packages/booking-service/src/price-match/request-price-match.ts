import type { Locale } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { handInDocuments } from '../documents/hand-in-documents.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { RefusingIn } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { answerOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import { requireAction } from '../reservations/require-action.ts'
import { priceMatch } from '../schema/price-match.ts'
import { recordPriceMatch } from './end-price-match.ts'
import { type PriceMatchIn, toPriceMatch } from './to-price-match.ts'

export type RequestPriceMatch = OnVersion & {
  readonly documentIds: readonly string[]
  readonly locale: Locale
}

/** Asks the hotel to match a better price. Nothing in the reservation waits for the answer. */
export async function requestPriceMatch(
  service: Service & RefusingIn<'requestPriceMatch'>,
  guest: GuestSession,
  { documentIds, locale, ...input }: RequestPriceMatch,
  claim: Claim,
): Promise<Once<PriceMatchIn>> {
  return answerOnVersion(service, guest, input, claim, async (tx, reservation, now) => {
    const { bookingId, currency } = reservation
    // As long as the stay could be cancelled for a better price, it can be kept for one.
    requireAction(tx, reservation, 'cancel', 'A price match is not available right now.')
    const open = and(eq(priceMatch.reservationId, bookingId), eq(priceMatch.state, 'requested'))
    if ((await tx.$count(priceMatch, open)) > 0)
      throw tx.refuse('price-match-open', 'A price match has already been requested.')
    const [row] = await tx
      .insert(priceMatch)
      .values({ reservationId: bookingId, locale, requestedAt: now })
      .returning()
    if (!row) throw new Error('The request was not stored')
    await handInDocuments(tx, bookingId, documentIds, { priceMatchId: row.id })
    const actor = asGuest(guest)
    await recordPriceMatch(tx, reservation, { row, actor, locale, now })
    return toPriceMatch(row, currency)
  })
}
