import type { BookingVersion } from '@veranda/contract'
import { inTransaction } from '../db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import { ServiceRefusal } from '../refusal.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { requireVersion } from '../reservations/require-version.ts'
import type { Service } from '../service.ts'
import { keepRooms, openRequest } from './end-request.ts'
import { requireOwn } from './quote-cancellation.ts'
import type { OnVersion } from './undo-cancellation.ts'

/** Takes back a request nobody has decided yet. */
export async function withdrawCancellation(
  service: Service,
  guest: GuestSession,
  wish: OnVersion,
  claim: Claim,
): Promise<Once<BookingVersion>> {
  return doOnce<BookingVersion>(service, claim, (finish) =>
    inTransaction(service.store, async (tx) => {
      const now = service.clock.now()
      const { reservation } = await lockReservation(tx, guest, now)
      requireOwn(reservation, wish.bookingId)
      requireVersion(reservation, wish.version)
      const request = await openRequest(tx, reservation.bookingId)
      if (!request) throw new ServiceRefusal('no-request', 'There is no request to take back.')
      const actor = { id: guest.originJti, by: 'guest' } as const
      await keepRooms(tx, reservation, { request, as: 'withdrawn', actor, now })
      const answer = { bookingId: reservation.bookingId, version: reservation.version + 1 }
      await finish(tx, answer)
      return answer
    }),
  )
}
