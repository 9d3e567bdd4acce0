import {
  money,
  type BrandId,
  type Locale,
  type Money,
  type PaymentTerms,
  type Room,
  type Stay,
  type StayChange,
} from '@veranda/domain'
import type * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import { wordsOfLocale } from '../../platform/language.ts'
import { localizedRooms } from '../../reservations/localized-rooms.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import { type LetterNeeds, mainGuestWriter } from '../to-main-guest.ts'
import { awardedOrder, declinedOrder, standbyAwardedLetter, standbyDeclinedLetter } from './letter.ts'

/** A standby request, with its guest and room. */
type Waited = {
  readonly requestId: number
  readonly reservationCode: string
  readonly brand: BrandId
  readonly locale: Locale
  readonly roomNumber: number
  readonly stay: Stay
}

type Awarded = {
  readonly request: Waited & { readonly ceiling: number }
  /** The room before the upgrade. */
  readonly room: Room
  readonly change: StayChange
  /** The reservation's version after the upgrade. */
  readonly version: number
  readonly toPay: { readonly amount: Money; readonly terms: PaymentTerms } | undefined
}

/** Queues the letter that tells a guest about the new room and the price difference. */
export async function queueAwardedLetter(
  tx: Database,
  { request, room, change, version, toPay }: Awarded,
  now: Date,
): Promise<void> {
  const { requestId, reservationCode, brand, locale, roomNumber } = request
  const { currency } = change.difference
  const awarded = change.rooms.find((one) => one.roomNumber === roomNumber) ?? room.category
  const localize = await localizedRooms(tx, [awarded, room.category], wordsOfLocale(locale))
  const payload: v.InferInput<typeof awardedOrder> = {
    reservationCode,
    brand,
    rooms: [{ roomNumber, name: localize(awarded).name }],
    stay: change.after,
    before: localize(room.category).name,
    added: change.difference,
    ceiling: money(request.ceiling, currency),
    newTotal: change.newTotal,
    ...(toPay ? { toPay } : {}),
  }
  const dedupeKey = `standby-awarded:${requestId}:${version}`
  await putInOutbox(tx, { kind: 'standby-awarded', locale, payload, dedupeKey }, now)
}

/** Queues the letter that no room became free: one per request. */
export async function queueDeclinedLetter(
  tx: Database,
  { request, room }: { readonly request: Waited; readonly room: Room },
  now: Date,
): Promise<void> {
  const { requestId, reservationCode, brand, locale, roomNumber, stay } = request
  const localize = await localizedRooms(tx, [room.category], wordsOfLocale(locale))
  const payload: v.InferInput<typeof declinedOrder> = {
    reservationCode,
    brand,
    rooms: [{ roomNumber, name: localize(room.category).name }],
    stay,
  }
  const dedupeKey = `standby-declined:${requestId}`
  await putInOutbox(tx, { kind: 'standby-declined', locale, payload, dedupeKey }, now)
}

/** Who writes the letters about rooms that were waited for. */
export const standbyWriters = (needs: LetterNeeds) => ({
  'standby-awarded': mainGuestWriter(awardedOrder, standbyAwardedLetter)(needs),
  'standby-declined': mainGuestWriter(declinedOrder, standbyDeclinedLetter)(needs),
})
