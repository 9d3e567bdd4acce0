import { requestStep, type SpecialRequest } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { specialRequest } from '../schema/reservation.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
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
  return doOnce<SpecialRequest>(service, claim, (finish) =>
    inTransaction(service, async (tx) => {
      const now = service.clock.now()
      const { reservation, row } = await requireRequest(tx, requestId, now)
      const before = toSpecialRequest(row, reservation.reservationCode)
      const isNew = requestStep(before.state, 'seen') === 'goes-on'
      if (isNew) {
        await tx.update(specialRequest).set({ seenAt: now }).where(eq(specialRequest.id, requestId))
        await appendAudit(tx, {
          at: now,
          actor: asStaff(staff),
          action: 'request-seen',
          outcome: 'done',
          reservationId: reservation.bookingId,
          detail: { room: row.roomNumber, request: requestId },
        })
      }
      const request = isNew ? toSpecialRequest({ ...row, seenAt: now }, reservation.reservationCode) : before
      await finish(tx, request)
      return request
    }),
  )
}
