import { eq } from 'drizzle-orm'
import { asJob } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { standbyRequest } from '../schema/standby-request.ts'
import { queueDeclinedLetter } from '../letters/standby/queue.ts'
import { lockIfStillWaiting } from './lock-if-still-waiting.ts'
import type { Service } from '../platform/service.ts'
import type { WaitingStandbyRequest } from './list-waiting-requests.ts'

/** Ends a request for which no room stayed free, once. Nothing else in the reservation changes. */
export const declineStandbyRequest = (
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  request: WaitingStandbyRequest,
): Promise<void> => inTransaction({ store }, (tx) => decline(tx, request, clock.now()))

async function decline(tx: Database, request: WaitingStandbyRequest, now: Date): Promise<void> {
  const waiting = await lockIfStillWaiting(tx, request, 'is-over', now)
  if (!waiting) return
  const { own, room } = waiting
  await tx
    .update(standbyRequest)
    .set({ state: 'declined', endedAt: now })
    .where(eq(standbyRequest.id, request.requestId))
  await queueDeclinedLetter(tx, { request, room }, now)
  await appendAudit(tx, {
    at: now,
    actor: asJob('standby'),
    action: 'standby-declined',
    reservationId: own.reservation.bookingId,
    detail: { room: request.roomNumber, request: request.requestId },
  })
}
