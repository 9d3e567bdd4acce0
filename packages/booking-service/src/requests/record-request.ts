import type { HistoryKind, Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { type Actor, reportedAs } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { history, reservation as reservationTable } from '../schema/reservation.ts'
import type { RequestRow } from './to-special-request.ts'

type Recorded = {
  readonly kind: Extract<HistoryKind, 'request-sent' | 'request-answered'>
  readonly row: RequestRow
  readonly actor: Actor
  readonly now: Date
}

/** Records a request in the reservation: a new version, a line of its history, and the audit. */
export async function recordRequest(
  tx: Database,
  { bookingId, version }: Pick<Reservation, 'bookingId' | 'version'>,
  { kind, row, actor, now }: Recorded,
): Promise<void> {
  await tx
    .update(reservationTable)
    .set({ version: version + 1 })
    .where(eq(reservationTable.id, bookingId))
  await tx.insert(history).values({ reservationId: bookingId, at: now, kind, by: reportedAs(actor) })
  await appendAudit(tx, {
    at: now,
    actor,
    action: kind,
    outcome: 'done',
    reservationId: bookingId,
    detail: { room: row.roomNumber, request: row.id },
  })
}
