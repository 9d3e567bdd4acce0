import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { room } from '../schema/room.ts'
import { standbyWish } from '../schema/standby-wish.ts'

/** Ends the wishes for rooms that are cancelled, or have become others than those they were wished for. */
export async function endWishes(database: Database, now: Date): Promise<void> {
  const asItWas = database
    .select({ one: sql`1` })
    .from(room)
    .where(
      and(
        eq(room.reservationId, standbyWish.reservationId),
        eq(room.roomNumber, standbyWish.roomNumber),
        eq(room.roomTypeId, standbyWish.fromRoomTypeId),
        ne(room.status, 'cancelled'),
      ),
    )
  await database
    .update(standbyWish)
    .set({ state: 'withdrawn', endedAt: now })
    .where(and(eq(standbyWish.state, 'waiting'), notExists(asItWas)))
}
