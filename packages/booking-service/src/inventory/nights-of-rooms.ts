import type { PlainDate } from '@veranda/domain'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { insertRows } from '../platform/db/insert-rows.ts'
import { roomNight } from '../schema/room.ts'

/** A booked night of a room, with its price in minor units. */
export type BookedNight = { readonly roomId: number; readonly night: PlainDate; readonly price: number }

/** Inserts the nights of new rooms. */
export const writeNights = (tx: Database, nights: readonly BookedNight[]): Promise<void> =>
  insertRows(tx, roomNight, nights)

/** Replaces all nights of these rooms. */
export async function replaceNights(
  tx: Database,
  roomIds: readonly number[],
  nights: readonly BookedNight[],
): Promise<void> {
  await tx.delete(roomNight).where(inArray(roomNight.roomId, roomIds))
  await writeNights(tx, nights)
}

/** Changes the price of nights. */
export async function priceNights(tx: Database, nights: readonly BookedNight[]): Promise<void> {
  await tx.execute(sql`
    update room_night set price = priced.price
    from jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) as priced ("roomId" int, night date, price bigint)
    where room_id = "roomId" and room_night.night = priced.night`)
}
