import type { CreditNote, Locale, Reservation } from '@veranda/domain'
import * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import { wordsOfLocale } from '../../platform/language.ts'
import { cancelledLetter } from './letter.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'
import { putInOutbox } from '../../platform/outbox/outbox.ts'
import type { CancellationRow } from '../../cancellations/make-cancellation.ts'
import { cancelledOrder, type CancellingLetterNeeds, toMainGuest } from '../to-main-guest.ts'
import { wordedCancellation } from '../../reservations/worded-cancellation.ts'

export type Cancelled = {
  readonly reservation: Pick<Reservation, 'reservationCode' | 'brand'>
  readonly row: CancellationRow
  readonly note?: CreditNote
}

/** Orders the letter about rooms that were cancelled: one for a number, however often it is ordered. */
export async function orderCancelledLetter(
  tx: Database,
  { reservation: { reservationCode, brand }, row, note }: Cancelled,
  locale: Locale,
  now: Date,
): Promise<void> {
  const told = await wordedCancellation(tx, reservationCode, row.cancellation, wordsOfLocale(locale))
  const { rooms, staying, paid, penalty, refund, owed } = told
  const named = ({ roomNumber, name }: (typeof staying)[number] | (typeof rooms)[number]) => ({
    roomNumber,
    name,
  })
  const payload: v.InferInput<typeof cancelledOrder> = {
    reservationCode,
    brand,
    rooms: rooms.map(named),
    staying: staying.map(named),
    number: row.code,
    at: row.at.toISOString(),
    paid,
    penalty,
    refund,
    owed,
    ...(note ? { creditNote: note } : {}),
    undoUntil: row.undoUntil.toISOString(),
  }
  await putInOutbox(tx, { kind: 'cancelled', locale, payload, dedupeKey: `cancelled:${row.code}` }, now)
}

export const cancelledWriter =
  (needs: CancellingLetterNeeds): LetterWriter =>
  (entry) =>
    toMainGuest(needs, entry, v.parse(cancelledOrder, entry.payload), cancelledLetter)
