import type { Reservation } from '@veranda/domain'
import type { Actor } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { raiseVersion } from '../reservations/record.ts'

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
  reservation: Pick<Reservation, 'bookingId' | 'version'>,
  { now: at, ...entry }: Recorded,
): Promise<void> {
  await raiseVersion(tx, reservation)
  await appendAudit(tx, { ...entry, at, reservationId: reservation.bookingId })
}
