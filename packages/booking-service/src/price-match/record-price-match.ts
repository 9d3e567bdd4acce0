import type { Locale, Reservation } from '@veranda/domain'
import type { Actor } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { raiseVersion, tellHistory } from '../reservations/record.ts'
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
  const { bookingId } = reservation
  const kind = `price-match-${row.state}` as const
  const difference = row.saving === null ? null : -row.saving
  await raiseVersion(tx, reservation)
  await tellHistory(tx, bookingId, actor, { kind, difference, now })
  await orderPriceMatchLetter(tx, reservation, row, locale, now)
  await appendAudit(tx, {
    at: now,
    actor,
    action: kind,
    reservationId: bookingId,
    detail: { priceMatch: row.id, saving: row.saving, refund: row.refund },
  })
}
