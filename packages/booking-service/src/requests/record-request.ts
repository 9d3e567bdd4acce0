import type { HistoryKind, Reservation } from '@veranda/domain'
import type { Actor } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { raiseVersion, tellHistory } from '../reservations/record.ts'
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
  reservation: Pick<Reservation, 'bookingId' | 'version'>,
  { kind, row, actor, now }: Recorded,
): Promise<void> {
  const { bookingId } = reservation
  await raiseVersion(tx, reservation)
  await tellHistory(tx, bookingId, actor, { kind, now })
  await appendAudit(tx, {
    at: now,
    actor,
    action: kind,
    reservationId: bookingId,
    detail: { room: row.roomNumber, request: row.id },
  })
}
