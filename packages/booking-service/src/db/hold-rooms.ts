import { lte, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { type RoomNightDemand, summed } from './room-night-demand.ts'
import { roomHold } from './schema/quote.ts'

/** Keeps rooms for a quote while its guest pays; false when one cannot be had, and then the transaction must go. */
export async function holdRooms(
  tx: Database,
  quoteId: string,
  demand: readonly RoomNightDemand[],
  expiresAt: Date,
): Promise<boolean> {
  const { rows, wanted } = summed(demand)
  if (rows === 0) return true
  await tx.execute(sql`
    select 1 from inventory join ${wanted} on room_type_id = "roomTypeId" and inventory.night = wanted.night
    order by room_type_id, inventory.night for update of inventory`)
  const held = await tx.execute(sql`
    update inventory set held = held + wanted.count from ${wanted}
    where room_type_id = "roomTypeId" and inventory.night = wanted.night and sold + held + wanted.count <= total
    returning inventory.night`)
  if ((held as { rows: readonly unknown[] }).rows.length !== rows) return false
  await tx.execute(sql`
    insert into room_hold (quote_id, room_type_id, night, rooms, expires_at)
    select ${quoteId}, "roomTypeId", wanted.night, count, ${expiresAt.toISOString()}::timestamptz from ${wanted}`)
  return true
}

/** Lets go of what a quote holds. Twice is harmless: the rows are the count. */
export const releaseHold = (tx: Database, quoteId: string): Promise<void> =>
  release(tx, sql`quote_id = ${quoteId}`)

/** Lets go of every hold whose time is over. */
export async function releaseExpiredHolds(database: Database, now: Date): Promise<void> {
  const due = await database
    .selectDistinct({ quoteId: roomHold.quoteId })
    .from(roomHold)
    .where(lte(roomHold.expiresAt, now))
  for (const { quoteId } of due)
    await database.transaction((tx) =>
      release(tx, sql`quote_id = ${quoteId} and expires_at <= ${now.toISOString()}::timestamptz`),
    )
}

async function release(tx: Database, which: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    select 1 from inventory join room_hold using (room_type_id, night) where ${which}
    order by room_type_id, night for update of inventory`)
  await tx.execute(sql`
    with gone as (delete from room_hold where ${which} returning room_type_id, night, rooms)
    update inventory set held = held - gone.rooms from gone
    where inventory.room_type_id = gone.room_type_id and inventory.night = gone.night`)
}
