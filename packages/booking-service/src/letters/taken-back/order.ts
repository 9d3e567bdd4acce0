import type { Locale, Reservation } from '@veranda/domain'
import * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import { wordsOfLocale } from '../../platform/language.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'
import { putInOutbox } from '../../platform/outbox/outbox.ts'
import { takenBackLetter } from './letter.ts'
import type { CancellationRow } from '../../cancellations/make-cancellation.ts'
import { type CancellingLetterNeeds, takenBackOrder, toMainGuest } from '../to-main-guest.ts'
import { wordedCancellation } from '../../reservations/worded-cancellation.ts'

export type TakenBack = {
  /** As it is again. */
  readonly reservation: Pick<Reservation, 'reservationCode' | 'brand' | 'stay' | 'pricing'>
  readonly row: CancellationRow
}

/** Orders the letter about a cancellation that was taken back: one for its number, however often it is ordered. */
export async function orderTakenBackLetter(
  tx: Database,
  { reservation: { reservationCode, brand, stay, pricing }, row }: TakenBack,
  locale: Locale,
  now: Date,
): Promise<void> {
  const told = await wordedCancellation(tx, reservationCode, row.cancellation, wordsOfLocale(locale))
  const { rooms, isWhole, refund } = told
  const payload: v.InferInput<typeof takenBackOrder> = {
    reservationCode,
    brand,
    rooms: rooms.map(({ roomNumber, name }) => ({ roomNumber, name })),
    stay,
    number: row.code,
    isWhole,
    paid: pricing.paid,
    owed: pricing.balance,
    refund,
  }
  await putInOutbox(tx, { kind: 'taken-back', locale, payload, dedupeKey: `taken-back:${row.code}` }, now)
}

export const takenBackWriter =
  (needs: CancellingLetterNeeds): LetterWriter =>
  (entry) =>
    toMainGuest(needs, entry, v.parse(takenBackOrder, entry.payload), takenBackLetter)
