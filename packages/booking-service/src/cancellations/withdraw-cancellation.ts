import type { BookingVersion } from '@veranda/contract'
import type { Locale } from '@veranda/domain'
import { asGuest } from '../audit/actor.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import { doOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import type { Service } from '../platform/service.ts'
import { keepRooms, openRequest } from './end-request.ts'
import type { withdrawCancellation as withdrawCancellationCall } from '@veranda/contract'

/** Takes back a request nobody has decided yet. */
export async function withdrawCancellation(
  service: Service & RefusingFor<typeof withdrawCancellationCall>,
  guest: GuestSession,
  { locale, ...wish }: OnVersion & { readonly locale: Locale },
  claim: Claim,
): Promise<Once<BookingVersion>> {
  return doOnVersion(service, guest, wish, claim, async (tx, reservation, now) => {
    const request = await openRequest(tx, reservation.bookingId)
    if (!request) throw tx.refuse('no-request', 'There is no request to withdraw.')
    const actor = asGuest(guest)
    await keepRooms(tx, reservation, { request, step: 'withdraw', actor, locale, now })
  })
}
