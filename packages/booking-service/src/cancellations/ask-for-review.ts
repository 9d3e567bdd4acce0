import type { Cancellation, Locale, ReasonAnswers } from '@veranda/domain'
import type { GuestActor } from '../audit/actor.ts'
import { queueReviewLetter } from '../letters/review/queue.ts'
import type { Database } from '../platform/db/database.ts'
import { recordChange, setRoomStatus } from '../reservations/record.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'
import { cancellationRequest } from '../schema/cancellation.ts'
import { numbersOf } from './apply-cancellation.ts'

export type AskForReview = {
  readonly own: OwnReservation
  readonly cancellation: Cancellation
  readonly reason: ReasonAnswers
  readonly actor: GuestActor
  readonly locale: Locale
  /** The moment for which its amounts were quoted. */
  readonly quotedAt: Date
  readonly now: Date
}

/**
 * Hands a cancellation to the hotel's team for review. The rooms stay booked; the reservation changes only
 * when the team decides.
 */
export async function askForReview(tx: Database, asked: AskForReview): Promise<string> {
  const { own, cancellation, reason, actor, locale, quotedAt, now } = asked
  const { reservation } = own
  const { bookingId: reservationId } = reservation
  const roomNumbers = numbersOf(cancellation)
  const [row] = await tx
    .insert(cancellationRequest)
    .values({
      reservationId,
      roomNumbers,
      cancellation,
      reason: { ...reason, locale },
      askedAt: quotedAt,
    })
    .returning({ requestId: cancellationRequest.id })
  if (!row) throw new Error('The request was not kept')
  await setRoomStatus(tx, reservationId, roomNumbers, 'under-review')
  const request = { id: row.requestId, cancellation }
  await queueReviewLetter(tx, 'under-review', { reservation, request }, locale, now)
  await recordChange(tx, reservation, {
    kind: 'cancellation-requested',
    action: 'ask-to-cancel',
    actor,
    detail: { rooms: roomNumbers, request: row.requestId, reason: reason.secondAnswer ?? reason.firstAnswer },
    now,
  })
  return row.requestId
}
