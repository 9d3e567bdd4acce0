import type { BookingVersion } from '@veranda/contract'
import type { Reservation } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Service } from '../platform/service.ts'
import { requireOwn } from './require-own.ts'
import { lockReservation } from './require-reservation.ts'
import { requireVersion } from './require-version.ts'
import type { Refuse } from '../platform/refusal.ts'

export type OnVersion = {
  readonly bookingId: number
  /** The version of the reservation that the guest saw. */
  readonly version: number
}

/**
 * Runs an idempotent write on the version of the reservation that its guest saw: the reservation is one
 * version further afterwards, or unchanged.
 */
export async function doOnVersion<Refuses extends Refuse<'version-changed'>>(
  service: Service & { readonly refuse: Refuses },
  guest: GuestSession,
  { bookingId, version }: OnVersion,
  claim: Claim,
  work: (tx: Database & { readonly refuse: Refuses }, reservation: Reservation, now: Date) => Promise<void>,
): Promise<Once<BookingVersion>> {
  return doOnce<BookingVersion>(service, claim, (finish) =>
    inTransaction(service, async (tx) => {
      const now = service.clock.now()
      const { reservation } = await lockReservation(tx, guest, now)
      requireOwn(reservation, bookingId)
      requireVersion(tx, reservation, version)
      await work(tx, reservation, now)
      const answer = { bookingId, version: version + 1 }
      await finish(tx, answer)
      return answer
    }),
  )
}
