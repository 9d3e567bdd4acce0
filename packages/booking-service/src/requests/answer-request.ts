import { type Reservation, requestStep, type SpecialRequest, tidyText } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { StaffSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import { type RefusingIn, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { recordChange } from '../reservations/record.ts'
import { lockReservationOf } from '../reservations/require-reservation.ts'
import { specialRequest } from '../schema/reservation.ts'
import { type RequestRow, toSpecialRequest } from './to-special-request.ts'

export type Answer = { readonly requestId: number; readonly answer: string }

/** The hotel's answer to a request. It can be given only once, because the guest may have read it. */
export async function answerRequest(
  service: Service & RefusingIn<'answerSpecialRequest'>,
  staff: StaffSession,
  { requestId, answer }: Answer,
  claim: Claim,
): Promise<Once<SpecialRequest>> {
  return doOnceInTransaction(service, claim, async (tx, now) => {
    const { reservation, row } = await requireRequest(tx, requestId, now)
    const { reservationCode } = reservation
    const { state } = toSpecialRequest(row, reservationCode)
    if (requestStep(state, 'answered') === 'answered-before')
      throw tx.refuse('request-answered', 'This request has already been answered.')
    const words = tidyText(answer)
    if (words === '') throw tx.refuse('request-missing', 'The answer is empty.')
    const given = { seenAt: row.seenAt ?? now, answeredAt: now, answer: words }
    await tx.update(specialRequest).set(given).where(eq(specialRequest.id, row.id))
    const detail = { room: row.roomNumber, request: row.id }
    const done = { kind: 'request-answered', action: 'request-answered' } as const
    await recordChange(tx, reservation, { ...done, actor: asStaff(staff), detail, now })
    return toSpecialRequest({ ...row, ...given }, reservationCode)
  })
}

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

/** A request by the id that staff named, with its reservation locked. */
async function requireRequest(
  tx: Database,
  requestId: number,
  now: Date,
): Promise<{ readonly reservation: Reservation; readonly row: RequestRow }> {
  const own = await lockReservationOf(tx, specialRequest, requestId, now)
  const [row] = await tx.select().from(specialRequest).where(eq(specialRequest.id, requestId))
  if (!own || !row) throw new ServiceRefusal('not-found', 'There is no such request.')
  return { reservation: own.reservation, row }
}
