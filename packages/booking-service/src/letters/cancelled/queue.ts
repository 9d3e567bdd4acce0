import type { CreditNote, Locale, Reservation } from '@veranda/domain'
import type * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import { wordsOfLocale } from '../../platform/language.ts'
import { cancelledLetter, cancelledOrder } from './letter.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import type { CancellationRow } from '../../schema/cancellation.ts'
import { mainGuestWriter } from '../to-main-guest.ts'
import { localizedCancellation } from '../../reservations/localized-cancellation.ts'

export type Cancelled = {
  readonly reservation: Pick<Reservation, 'reservationCode' | 'brand'>
  readonly row: CancellationRow
  readonly receipt: string
  readonly note?: CreditNote
}

/** Queues the letter about cancelled rooms: once per cancellation number, however often it is called. */
export async function queueCancelledLetter(
  tx: Database,
  { reservation: { reservationCode, brand }, row, receipt, note }: Cancelled,
  locale: Locale,
  now: Date,
): Promise<void> {
  const localized = await localizedCancellation(tx, row.cancellation, wordsOfLocale(locale))
  const { rooms, staying, paid, penalty, refund, outstanding } = localized
  const named = ({ roomNumber, name }: (typeof staying)[number] | (typeof rooms)[number]) => ({
    roomNumber,
    name,
  })
  const payload: v.InferInput<typeof cancelledOrder> = {
    reservationCode,
    brand,
    receipt,
    rooms: rooms.map(named),
    staying: staying.map(named),
    number: row.code,
    at: row.at.toISOString(),
    paid,
    penalty,
    refund,
    outstanding,
    ...(note ? { creditNote: note } : {}),
    reinstateUntil: row.reinstateUntil.toISOString(),
  }
  await putInOutbox(tx, { kind: 'cancelled', locale, payload, dedupeKey: `cancelled:${row.code}` }, now)
}

export const cancelledWriter = mainGuestWriter(cancelledOrder, cancelledLetter)
