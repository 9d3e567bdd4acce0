import type { Locale } from '@veranda/domain'
import { asGuest } from '../audit/actor.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { OnVersion } from '../reservations/do-on-version.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { requireVersion } from '../reservations/require-version.ts'
import type { Service } from '../platform/service.ts'
import { endPriceMatch, openPriceMatch } from './end-price-match.ts'
import type { PriceMatchIn } from './get-price-match.ts'
import type { withdrawPriceMatch as withdrawPriceMatchCall } from '@veranda/contract'
import type { RefusingFor } from '../platform/refusal.ts'

/** Withdraws a request for a price match that the hotel has not answered. */
export async function withdrawPriceMatch(
  service: Service & RefusingFor<typeof withdrawPriceMatchCall>,
  guest: GuestSession,
  { bookingId, version, locale }: OnVersion & { readonly locale: Locale },
  claim: Claim,
): Promise<Once<PriceMatchIn>> {
  return doOnce<PriceMatchIn>(service, claim, (finish) =>
    inTransaction(service, async (tx) => {
      const now = service.clock.now()
      const { reservation } = await lockReservation(tx, guest, now)
      requireOwn(reservation, bookingId)
      requireVersion(tx, reservation, version)
      const row = await openPriceMatch(tx, bookingId)
      const actor = asGuest(guest)
      const answer = await endPriceMatch(tx, reservation, { row, step: 'withdraw', actor, locale, now })
      await finish(tx, answer)
      return answer
    }),
  )
}
