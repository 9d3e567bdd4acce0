import type { PlainDate } from '@veranda/domain'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { insertRows } from '../platform/db/insert-rows.ts'
import { roomNight } from '../schema/room.ts'

/** A night of a room that is booked, at its price in minor units. */
export type BookedNight = { readonly roomId: number; readonly night: PlainDate; readonly price: number }

/** Writes the nights of rooms that are new. */
export const writeNights = (tx: Database, nights: readonly BookedNight[]): Promise<void> =>
  insertRows(tx, roomNight, nights)

/** Writes the nights of rooms as they are from now on, whatever they were. */
export async function replaceNights(
  tx: Database,
  roomIds: readonly number[],
  nights: readonly BookedNight[],
): Promise<void> {
  await tx.delete(roomNight).where(inArray(roomNight.roomId, roomIds))
  await writeNights(tx, nights)
}

/** Gives nights another price. */
export async function priceNights(tx: Database, nights: readonly BookedNight[]): Promise<void> {
  await tx.execute(sql`
    update room_night set price = priced.price
    from jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) as priced ("roomId" int, night date, price bigint)
    where room_id = "roomId" and room_night.night = priced.night`)
}
