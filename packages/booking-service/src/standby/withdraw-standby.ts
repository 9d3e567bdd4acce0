import type { BookingVersion } from '@veranda/contract'
import { eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { standbyRequest } from '../schema/standby-request.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { RefusingIn } from '../platform/refusal.ts'
import { doOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import type { Service } from '../platform/service.ts'
import { recordStandbyRequest } from './record-standby-request.ts'
import { lockWaitingRequest } from './lock-waiting-request.ts'

/** Withdraws a guest's standby request for a room. */
export const withdrawStandby = (
  service: Service & RefusingIn<'withdrawStandby'>,
  guest: GuestSession,
  request: OnVersion & { readonly roomNumber: number },
  claim: Claim,
): Promise<Once<BookingVersion>> =>
  doOnVersion(service, guest, request, claim, async (tx, reservation, now) => {
    const row = await lockWaitingRequest(tx, reservation.bookingId, request.roomNumber)
    if (!row) throw tx.refuse('no-standby', 'There is no waitlist request for this room.')
    await tx
      .update(standbyRequest)
      .set({ state: 'withdrawn', endedAt: now })
      .where(eq(standbyRequest.id, row.id))
    const detail = { room: request.roomNumber, request: row.id }
    await recordStandbyRequest(tx, reservation, {
      action: 'standby-withdrawn',
      actor: asGuest(guest),
      detail,
      now,
    })
  })
