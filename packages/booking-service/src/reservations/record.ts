import type { HistoryKind, Reservation } from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { type Actor, reportedAs } from '../audit/actor.ts'
import { appendAudit, type AuditEntry } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { history, reservation } from '../schema/reservation.ts'
import { room, type StoredRoomStatus } from '../schema/room.ts'

/** Raises the version: a client with an older one has to read the reservation again. */
export async function raiseVersion(
  tx: Database,
  { bookingId, version }: Pick<Reservation, 'bookingId' | 'version'>,
): Promise<void> {
  await tx
    .update(reservation)
    .set({ version: version + 1 })
    .where(eq(reservation.id, bookingId))
}

type Report = { readonly kind: HistoryKind; readonly difference?: number | null; readonly now: Date }

/** Adds a line to what a guest reads of their reservation's past. */
export async function tellHistory(
  tx: Database,
  reservationId: number,
  actor: Actor,
  { now: at, ...report }: Report,
): Promise<void> {
  await tx.insert(history).values({ reservationId, at, by: reportedAs(actor), ...report })
}

/** What became of a reservation: a line of its history, and what the audit says of it. */
type Change<Who extends Actor> = Report & Pick<AuditEntry<Who>, 'actor' | 'action' | 'detail'>

/** Records a change of a reservation: a new version, a line of its history, and the audit. Call it last. */
export async function recordChange<Who extends Actor>(
  tx: Database,
  reservation: Pick<Reservation, 'bookingId' | 'version'>,
  { actor, detail, action, now, ...report }: Change<Who>,
): Promise<void> {
  const { bookingId: reservationId } = reservation
  await raiseVersion(tx, reservation)
  await tellHistory(tx, reservationId, actor, { ...report, now })
  await appendAudit<Who>(tx, { at: now, actor, action, reservationId, detail })
}

export async function setRoomStatus(
  tx: Database,
  reservationId: number,
  roomNumbers: readonly number[],
  status: StoredRoomStatus,
): Promise<void> {
  await tx
    .update(room)
    .set({ status })
    .where(and(eq(room.reservationId, reservationId), inArray(room.roomNumber, [...roomNumbers])))
}
