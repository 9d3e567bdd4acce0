import { type Money, money, type Room, type StayChange, type PaymentTerms } from '@veranda/domain'
import type * as v from 'valibot'
import type { Database } from '../platform/db/database.ts'
import { wordsOfLocale } from '../platform/language.ts'
import { putInOutbox } from '../platform/outbox/outbox.ts'
import { roomsToldIn } from '../reservations/rooms-told-in.ts'
import type { awardedOrder } from './standby-orders.ts'
import type { WaitingWish } from './waiting-wishes.ts'

export type Awarded = {
  readonly wish: WaitingWish
  /** The room as it was. */
  readonly room: Room
  readonly change: StayChange
  /** The reservation's version with the award. */
  readonly version: number
  readonly toPay: { readonly amount: Money; readonly terms: PaymentTerms } | undefined
}

/** Orders the letter that tells a guest which room is theirs now, and what it added. */
export async function orderAwardedLetter(
  tx: Database,
  { wish, room, change, version, toPay }: Awarded,
  now: Date,
): Promise<void> {
  const { wishId, reservationCode, brand, locale, roomNumber } = wish
  const { currency } = change.difference
  const told = await roomsToldIn(tx, reservationCode, wordsOfLocale(locale))
  const { name } = told(change.rooms.find((one) => one.roomNumber === roomNumber) ?? room.category)
  const payload: v.InferInput<typeof awardedOrder> = {
    reservationCode,
    brand,
    rooms: [{ roomNumber, name }],
    stay: change.after,
    before: told(room.category).name,
    added: change.difference,
    ceiling: money(wish.ceiling, currency),
    newTotal: change.newTotal,
    ...(toPay ? { toPay } : {}),
  }
  const dedupeKey = `standby-awarded:${wishId}:${version}`
  await putInOutbox(tx, { kind: 'standby-awarded', locale, payload, dedupeKey }, now)
}
