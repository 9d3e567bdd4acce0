import type { HistoryKind, Locale, Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { type Actor, reportedAs } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { history, reservation as reservationTable } from '../schema/reservation.ts'
import { orderPriceMatchLetter } from '../letters/price-match/order.ts'
import type { PriceMatchRow } from '../schema/price-match.ts'

type Recorded = {
  readonly row: PriceMatchRow
  readonly actor: Actor
  /** The letter is in the language the guest asked in. */
  readonly locale: Locale
  readonly now: Date
}

/** Records a price match in the reservation: a new version, a line of its history, a letter and the audit. */
export async function recordPriceMatch(
  tx: Database,
  reservation: Reservation,
  { row, actor, locale, now }: Recorded,
): Promise<void> {
  const { bookingId, version } = reservation
  const kind: HistoryKind = `price-match-${row.state}`
  const difference = row.saving === null ? null : -row.saving
  await tx
    .update(reservationTable)
    .set({ version: version + 1 })
    .where(eq(reservationTable.id, bookingId))
  await tx
    .insert(history)
    .values({ reservationId: bookingId, at: now, kind, by: reportedAs(actor), difference })
  await orderPriceMatchLetter(tx, reservation, row, locale, now)
  await appendAudit(tx, {
    at: now,
    actor,
    action: kind,
    outcome: 'done',
    reservationId: bookingId,
    detail: { priceMatch: row.id, saving: row.saving, refund: row.refund },
  })
}
