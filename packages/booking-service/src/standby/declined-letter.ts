import type { Room } from '@veranda/domain'
import type * as v from 'valibot'
import type { Database } from '../platform/db/database.ts'
import { wordsOfLocale } from '../platform/language.ts'
import { putInOutbox } from '../platform/outbox/outbox.ts'
import { roomsToldIn } from '../reservations/rooms-told-in.ts'
import type { declinedOrder } from './standby-orders.ts'
import type { WaitingWish } from './waiting-wishes.ts'

/** Orders the letter that tells a guest that no room stayed free: one for a wish. */
export async function orderDeclinedLetter(
  tx: Database,
  { wish, room }: { readonly wish: WaitingWish; readonly room: Room },
  now: Date,
): Promise<void> {
  const { wishId, reservationCode, brand, locale, roomNumber, stay } = wish
  const told = await roomsToldIn(tx, reservationCode, wordsOfLocale(locale))
  const payload: v.InferInput<typeof declinedOrder> = {
    reservationCode,
    brand,
    rooms: [{ roomNumber, name: told(room.category).name }],
    stay,
  }
  const dedupeKey = `standby-declined:${wishId}`
  await putInOutbox(tx, { kind: 'standby-declined', locale, payload, dedupeKey }, now)
}
