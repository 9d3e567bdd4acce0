import type { Locale, Reservation } from '@veranda/domain'
import type * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import { wordsOfLocale } from '../../platform/language.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import { reinstatedLetter, reinstatedOrder } from './letter.ts'
import type { CancellationRow } from '../../schema/cancellation.ts'
import { mainGuestWriter } from '../to-main-guest.ts'
import { localizedCancellation } from '../../reservations/localized-cancellation.ts'

export type Reinstated = {
  /** The reservation after the reinstatement. */
  readonly reservation: Pick<Reservation, 'reservationCode' | 'brand' | 'stay' | 'pricing'>
  readonly row: CancellationRow
  readonly receipt: string
}

/**
 * Queues the letter about a reinstated cancellation: once per cancellation number, however often it is
 * called.
 */
export async function queueReinstatedLetter(
  tx: Database,
  { reservation: { reservationCode, brand, stay, pricing }, row, receipt }: Reinstated,
  locale: Locale,
  now: Date,
): Promise<void> {
  const localized = await localizedCancellation(tx, row.cancellation, wordsOfLocale(locale))
  const { rooms, isWhole, refund } = localized
  const payload: v.InferInput<typeof reinstatedOrder> = {
    reservationCode,
    brand,
    receipt,
    rooms: rooms.map(({ roomNumber, name }) => ({ roomNumber, name })),
    stay,
    number: row.code,
    isWhole,
    paid: pricing.paid,
    outstanding: pricing.balance,
    refund,
  }
  await putInOutbox(tx, { kind: 'taken-back', locale, payload, dedupeKey: `taken-back:${row.code}` }, now)
}

export const reinstatedWriter = mainGuestWriter(reinstatedOrder, reinstatedLetter)
