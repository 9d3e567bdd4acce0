import type { Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Actor } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'

type Recorded = {
  readonly action: 'standby-asked' | 'standby-withdrawn'
  readonly actor: Actor
  readonly detail: Readonly<Record<string, unknown>>
  readonly now: Date
}

/**
 * Records a standby request in the reservation: a new version, and the audit. Price and rooms are unchanged.
 */
export async function recordStandbyRequest(
  tx: Database,
  { bookingId, version }: Pick<Reservation, 'bookingId' | 'version'>,
  { now: at, ...entry }: Recorded,
): Promise<void> {
  await tx
    .update(reservationTable)
    .set({ version: version + 1 })
    .where(eq(reservationTable.id, bookingId))
  await appendAudit(tx, { ...entry, at, outcome: 'done', reservationId: bookingId })
}
