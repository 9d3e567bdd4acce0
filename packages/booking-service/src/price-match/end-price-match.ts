import { type Locale, nextPriceMatchState, type PriceMatchStep, type Reservation } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { GuestActor, StaffActor } from '../audit/actor.ts'
import { queuePriceMatchLetter } from '../letters/price-match/queue.ts'
import type { Database } from '../platform/db/database.ts'
import type { Refusing } from '../platform/refusal.ts'
import { recordChange } from '../reservations/record.ts'
import { priceMatch } from '../schema/price-match.ts'
import type { PriceMatchRow } from '../schema/price-match.ts'
import { type PriceMatchIn, toPriceMatch } from './to-price-match.ts'

type Ending = {
  readonly row: PriceMatchRow
  readonly step: PriceMatchStep
  readonly actor: GuestActor | StaffActor
  readonly locale: Locale
  readonly note?: string | undefined
  /** The amounts of a match, in minor units. */
  readonly matched?: { readonly saving: number; readonly refund: number }
  readonly now: Date
}

export const noRequest = 'No price match request is open.'

/** The unanswered request of a reservation. The caller holds the reservation's lock. */
export async function openPriceMatch(
  tx: Database & Refusing<'no-request'>,
  reservationId: number,
): Promise<PriceMatchRow> {
  const [row] = await tx
    .select()
    .from(priceMatch)
    .where(and(eq(priceMatch.reservationId, reservationId), eq(priceMatch.state, 'requested')))
  if (!row) throw tx.refuse('no-request', noRequest)
  return row
}

/** Closes a request, and records that. */
export async function endPriceMatch(
  tx: Database & Refusing<'no-request'>,
  reservation: Reservation,
  { row, step, actor, locale, note, matched, now }: Ending,
): Promise<PriceMatchIn> {
  const state = nextPriceMatchState(row.state, step)
  if (!state) throw tx.refuse('no-request', noRequest)
  const [ended] = await tx
    .update(priceMatch)
    .set({ state, endedAt: now, note: note ?? null, ...matched })
    .where(and(eq(priceMatch.id, row.id), eq(priceMatch.state, row.state)))
    .returning()
  if (!ended) throw tx.refuse('no-request', noRequest)
  await recordPriceMatch(tx, reservation, { row: ended, actor, locale, now })
  return toPriceMatch(ended, reservation.currency)
}

type Recorded = Pick<Ending, 'row' | 'actor' | 'now'> & {
  /** The letter is in the language the guest asked in. */
  readonly locale: Locale
}

/** Records a price match in the reservation: a letter, a new version, a line of its history and the audit. */
export async function recordPriceMatch(
  tx: Database,
  reservation: Reservation,
  { row, actor, locale, now }: Recorded,
): Promise<void> {
  const kind = `price-match-${row.state}` as const
  const difference = row.saving === null ? null : -row.saving
  const detail = { priceMatch: row.id, saving: row.saving, refund: row.refund }
  await queuePriceMatchLetter(tx, reservation, row, locale, now)
  await recordChange(tx, reservation, { kind, action: kind, difference, actor, detail, now })
}
