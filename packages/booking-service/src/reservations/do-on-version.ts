import type { BookingVersion } from '@veranda/contract'
import type { Reservation } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Service } from '../platform/service.ts'
import { requireOwn } from './require-own.ts'
import { lockReservation, type OwnReservation } from './require-reservation.ts'
import { requireVersion } from './require-version.ts'
import type { Refuse, Refusing } from '../platform/refusal.ts'

export type OnVersion = {
  readonly bookingId: number
  /** The version of the reservation that the guest saw. */
  readonly version: number
}

/** The session's reservation, locked: it is the one the call names, as its guest saw it. */
export async function lockOnVersion(
  tx: Database & Refusing<'version-changed'>,
  guest: GuestSession,
  { bookingId, version }: OnVersion,
  now: Date,
): Promise<OwnReservation> {
  const own = await lockReservation(tx, guest, now)
  requireOwn(own.reservation, bookingId)
  requireVersion(tx, own.reservation, version)
  return own
}

type Work<Refuses, Answer> = (
  tx: Database & { readonly refuse: Refuses },
  reservation: Reservation,
  now: Date,
) => Promise<Answer>

/** Does something about the reservation as its guest saw it, once, and answers what came of it. */
export const answerOnVersion = <Refuses extends Refuse<'version-changed'>, Answer>(
  service: Service & { readonly refuse: Refuses },
  guest: GuestSession,
  seen: OnVersion,
  claim: Claim,
  work: Work<Refuses, Answer>,
): Promise<Once<Answer>> =>
  doOnceInTransaction<Answer, Refuses>(service, claim, async (tx, now) => {
    const { reservation } = await lockOnVersion(tx, guest, seen, now)
    return work(tx, reservation, now)
  })

/** The same for what leaves the reservation one version later. */
export const doOnVersion = <Refuses extends Refuse<'version-changed'>>(
  service: Service & { readonly refuse: Refuses },
  guest: GuestSession,
  seen: OnVersion,
  claim: Claim,
  work: Work<Refuses, void>,
): Promise<Once<BookingVersion>> =>
  answerOnVersion(service, guest, seen, claim, async (tx, reservation, now) => {
    await work(tx, reservation, now)
    return { bookingId: seen.bookingId, version: seen.version + 1 }
  })
