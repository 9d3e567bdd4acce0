import {
  cancellationMoves,
  type CancellationStep,
  type HistoryKind,
  type Locale,
  type Reservation,
} from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { GuestActor, StaffActor } from '../audit/actor.ts'
import { queueReviewLetter } from '../letters/review/queue.ts'
import type { Database } from '../platform/db/database.ts'
import { recordChange, setRoomStatus } from '../reservations/record.ts'
import { cancellationRequest, type RequestRow } from '../schema/cancellation.ts'

type Ended = {
  readonly request: RequestRow
  readonly step: Exclude<CancellationStep, 'reinstate'>
  readonly actor: GuestActor | StaffActor
  readonly note?: string | undefined
  readonly now: Date
}

/** The open review request of a reservation. The caller holds the reservation's lock. */
export async function openRequest(tx: Database, reservationId: number): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(cancellationRequest)
    .where(and(eq(cancellationRequest.reservationId, reservationId), eq(cancellationRequest.state, 'open')))
  return row
}

/**
 * Closes a request and returns its rooms to the state they had before it; what happens to them next is the
 * caller's part.
 */
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

/** Closes a request; its rooms stay booked. */
export async function keepRooms(
  tx: Database,
  reservation: Reservation,
  ended: Ended & { readonly step: 'decline' | 'withdraw'; readonly locale: Locale },
): Promise<void> {
  const { request, step, actor, locale, now } = ended
  const as = reviewMoves[step]
  await endRequest(tx, ended)
  await queueReviewLetter(tx, `review-${as}`, { reservation, request }, locale, now)
  const detail = { rooms: request.roomNumbers, request: request.id }
  await recordChange(tx, reservation, {
    kind: historyOf[as],
    action: `cancellation-${as}`,
    actor,
    detail,
    now,
  })
}
