import { requestStep, type SpecialRequest } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { specialRequest } from '../schema/reservation.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import type { StaffSession } from '../identity/identity.ts'
import type { Service } from '../platform/service.ts'
import { requireRequest } from './require-request.ts'
import { toSpecialRequest } from './to-special-request.ts'

/** Marks a request as read by the hotel. Nothing else in the reservation changes. */
export async function markSeen(
  service: Service,
  staff: StaffSession,
  requestId: number,
  claim: Claim,
): Promise<Once<SpecialRequest>> {
  return doOnceInTransaction(service, claim, async (tx, now) => {
    const { reservation, row } = await requireRequest(tx, requestId, now)
    const before = toSpecialRequest(row, reservation.reservationCode)
    if (requestStep(before.state, 'seen') !== 'goes-on') return before
    await tx.update(specialRequest).set({ seenAt: now }).where(eq(specialRequest.id, requestId))
    await appendAudit(tx, {
      at: now,
      actor: asStaff(staff),
      action: 'request-seen',
      reservationId: reservation.bookingId,
      detail: { room: row.roomNumber, request: requestId },
    })
    return toSpecialRequest({ ...row, seenAt: now }, reservation.reservationCode)
  })
}
