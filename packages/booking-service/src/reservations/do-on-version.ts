import type { BookingVersion } from '@veranda/contract'
import type { Reservation } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Service } from '../service.ts'
import { requireOwn } from './require-own.ts'
import { lockReservation } from './require-reservation.ts'
import { requireVersion } from './require-version.ts'

export type OnVersion = {
  readonly bookingId: number
  /** The version the guest saw. */
  readonly version: number
}

/** Does something about the reservation as its guest saw it, once: it stands there one version later, or as it was. */
export async function doOnVersion(
  service: Service,
  guest: GuestSession,
  { bookingId, version }: OnVersion,
  claim: Claim,
  work: (tx: Database, reservation: Reservation, now: Date) => Promise<void>,
): Promise<Once<BookingVersion>> {
  return doOnce<BookingVersion>(service, claim, (finish) =>
    inTransaction(service.store, async (tx) => {
      const now = service.clock.now()
      const { reservation } = await lockReservation(tx, guest, now)
      requireOwn(reservation, bookingId)
      requireVersion(reservation, version)
      await work(tx, reservation, now)
      const answer = { bookingId, version: version + 1 }
      await finish(tx, answer)
      return answer
    }),
  )
}
