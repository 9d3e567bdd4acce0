import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { roomHold } from '../schema/quote.ts'
import { count, isFree, lock, type RoomNight, summed } from './room-nights.ts'

/**
 * Holds room nights for a quote while its guest pays. False when a night is not free: the caller must then
 * roll its transaction back.
 */
export async function hold(
  tx: Database,
  quoteId: string,
  nights: readonly RoomNight[],
  expiresAt: Date,
): Promise<boolean> {
  const held = summed(nights)
  if (held.rows === 0) return true
  await lock(tx, held)
  if (!(await count(tx, held, { set: sql`held = held + wanted.count`, where: isFree }))) return false
  await tx.execute(sql`
    insert into room_hold (quote_id, room_type_id, night, rooms, expires_at)
    select ${quoteId}, "roomTypeId", wanted.night, count, ${expiresAt.toISOString()}::timestamptz from ${held.wanted}`)
  return true
}

/** Whether a quote holds any room nights. */
export const isHolding = async (tx: Database, quoteId: string): Promise<boolean> =>
  (await tx.$count(roomHold, eq(roomHold.quoteId, quoteId))) > 0

/**
 * Releases the nights a quote holds. Calling it twice is harmless: the deleted rows are what is counted down.
 */
export const endHold = (tx: Database, quoteId: string): Promise<void> => end(tx, sql`quote_id = ${quoteId}`)

/** Releases every expired hold. */
export async function endExpiredHolds(database: Database, now: Date): Promise<void> {
  const due = await database
    .selectDistinct({ quoteId: roomHold.quoteId })
    .from(roomHold)
    .where(lte(roomHold.expiresAt, now))
  for (const { quoteId } of due)
    await database.transaction((tx) =>
      end(tx, sql`quote_id = ${quoteId} and expires_at <= ${now.toISOString()}::timestamptz`),
    )
}

async function end(tx: Database, which: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    select 1 from inventory join room_hold using (room_type_id, night) where ${which}
    order by room_type_id, night for update of inventory`)
  await tx.execute(sql`
    with gone as (delete from room_hold where ${which} returning room_type_id, night, rooms)
    update inventory set held = held - gone.rooms from gone
    where inventory.room_type_id = gone.room_type_id and inventory.night = gone.night`)
}
