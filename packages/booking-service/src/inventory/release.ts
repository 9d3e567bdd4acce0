import { and, inArray, ne, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { room, roomNight } from '../schema/room.ts'
import { count, lock, type RoomNight, summed, type Wanted } from './room-nights.ts'

/** Gives room nights back: they can be sold again. What a quote only holds is let go of by `endHold`. */
export async function release(tx: Database, nights: readonly RoomNight[]): Promise<void> {
  const giving = summed(nights)
  await lock(tx, giving)
  await releaseLocked(tx, giving)
}

/** Gives back nights whose rows in the inventory the caller has locked (`lock`). */
export async function releaseLocked(tx: Database, giving: Wanted): Promise<void> {
  const given = { set: sql`sold = sold - wanted.count`, where: sql`sold >= wanted.count` }
  if (!(await count(tx, giving, given))) throw new Error('Nights were given back that had not been taken')
}

/**
 * Gives back every night of reservations that are about to be deleted. For the samples alone: it locks nothing in order
 * and checks no count, so it may wait for guests who change their stays meanwhile.
 */
export async function releaseAllOf(tx: Database, reservationIds: SQLWrapper): Promise<void> {
  const slept = tx
    .select({ roomTypeId: room.roomTypeId, night: roomNight.night, rooms: sql<number>`count(*)`.as('rooms') })
    .from(roomNight)
    .innerJoin(room, sql`${room.id} = ${roomNight.roomId}`)
    .where(and(inArray(room.reservationId, reservationIds), ne(room.status, 'cancelled')))
    .groupBy(room.roomTypeId, roomNight.night)
  await tx.execute(sql`update inventory set sold = sold - slept.rooms from (${slept}) as slept
    where inventory.room_type_id = slept.room_type_id and inventory.night = slept.night`)
}
