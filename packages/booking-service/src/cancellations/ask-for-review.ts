import type { Cancellation, Locale, ReasonAnswers } from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { cancellationRequest } from '../schema/cancellation.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { room as roomTable } from '../schema/room.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'
import { numbersOf } from './make-cancellation.ts'
import { tellHistory } from './record-cancellation.ts'
import { orderReviewLetter } from '../letters/review/order.ts'

export type AskForReview = {
  readonly own: OwnReservation
  readonly cancellation: Cancellation
  readonly reason: ReasonAnswers
  readonly actor: Actor
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
  await tx
    .update(roomTable)
    .set({ status: 'under-review' })
    .where(and(eq(roomTable.reservationId, reservationId), inArray(roomTable.roomNumber, roomNumbers)))
  await tx
    .update(reservationTable)
    .set({ version: reservation.version + 1 })
    .where(eq(reservationTable.id, reservationId))
  await tellHistory(tx, reservationId, actor, { kind: 'cancellation-requested', now })
  const request = { id: row.requestId, cancellation }
  await orderReviewLetter(tx, 'under-review', { reservation, request }, locale, now)
  await appendAudit(tx, {
    at: now,
    actor,
    action: 'ask-to-cancel',
    outcome: 'done',
    reservationId,
    detail: { rooms: roomNumbers, request: row.requestId, reason: reason.secondAnswer ?? reason.firstAnswer },
  })
  return row.requestId
}
