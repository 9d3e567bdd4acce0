import type { BookingVersion } from '@veranda/contract'
import { eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { standbyWish } from '../schema/standby-wish.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import { doOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import type { Service } from '../platform/service.ts'
import { recordWish } from './record-wish.ts'
import { waitingRow } from './waiting-row.ts'
import type { withdrawStandby as withdrawStandbyCall } from '@veranda/contract'

/** Takes back what was wished for a room. */
export const withdrawStandby = (
  service: Service & RefusingFor<typeof withdrawStandbyCall>,
  guest: GuestSession,
  wish: OnVersion & { readonly roomNumber: number },
  claim: Claim,
): Promise<Once<BookingVersion>> =>
  doOnVersion(service, guest, wish, claim, async (tx, reservation, now) => {
    const row = await waitingRow(tx, reservation.bookingId, wish.roomNumber)
    if (!row) throw tx.refuse('no-standby', 'There is no waitlist request for this room.')
    await tx.update(standbyWish).set({ state: 'withdrawn', endedAt: now }).where(eq(standbyWish.id, row.id))
    const detail = { room: wish.roomNumber, wish: row.id }
    await recordWish(tx, reservation, { action: 'standby-withdrawn', actor: asGuest(guest), detail, now })
  })
