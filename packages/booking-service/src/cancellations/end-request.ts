import {
  cancellationMoves,
  type CancellationStep,
  type HistoryKind,
  type Locale,
  type Reservation,
} from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { cancellationRequest, type RequestRow } from '../schema/cancellation.ts'
import { raiseVersion, setRoomStatus, tellHistory } from '../reservations/record.ts'
import { orderReviewLetter } from '../letters/review/order.ts'

type Ended = {
  readonly request: RequestRow
  readonly step: Exclude<CancellationStep, 'reinstate'>
  readonly actor: Actor
  readonly note?: string | undefined
  readonly now: Date
}

/** The open request of a reservation that is locked. */
export async function openRequest(tx: Database, reservationId: number): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(cancellationRequest)
    .where(and(eq(cancellationRequest.reservationId, reservationId), eq(cancellationRequest.state, 'open')))
  return row
}

/** A request that is over: its rooms are what they were before it, until somebody does something about them. */
export async function endRequest(tx: Database, { request, step, note, now }: Ended): Promise<void> {
  await tx
    .update(cancellationRequest)
    .set({ state: reviewMoves[step], decidedAt: now, note: note ?? null })
    .where(eq(cancellationRequest.id, request.id))
  await setRoomStatus(tx, request.reservationId, request.roomNumbers, 'confirmed')
}

const reviewMoves = cancellationMoves['under-review']

const historyOf: Record<'declined' | 'withdrawn', HistoryKind> = {
  declined: 'cancellation-declined',
  withdrawn: 'cancellation-undone',
}

/** Ends a request without cancelling anything. */
export async function keepRooms(
  tx: Database,
  reservation: Reservation,
  ended: Ended & { readonly step: 'decline' | 'withdraw'; readonly locale: Locale },
): Promise<void> {
  const { bookingId } = reservation
  const { request, step, actor, locale, now } = ended
  const as = reviewMoves[step]
  await endRequest(tx, ended)
  await raiseVersion(tx, reservation)
  await tellHistory(tx, bookingId, actor, { kind: historyOf[as], now })
  await orderReviewLetter(tx, `review-${as}`, { reservation, request }, locale, now)
  await appendAudit(tx, {
    at: now,
    actor,
    action: `cancellation-${as}`,
    reservationId: bookingId,
    detail: { rooms: request.roomNumbers, request: request.id },
  })
}
