import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { reservation } from '../db/schema/reservation.ts'
import { room, roomNight } from '../db/schema/room.ts'
import { forget } from '../ledger/post.ts'

/** Takes out the samples nobody has changed, and gives their rooms back. */
export async function forgetUntouchedSamples(tx: Database): Promise<void> {
  const untouched = tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(isNotNull(reservation.sample), eq(reservation.version, 1)))
  const slept = tx
    .select({ roomTypeId: room.roomTypeId, night: roomNight.night, rooms: sql<number>`count(*)`.as('rooms') })
    .from(roomNight)
    .innerJoin(room, eq(room.id, roomNight.roomId))
    .where(and(inArray(room.reservationId, untouched), ne(room.status, 'cancelled')))
    .groupBy(room.roomTypeId, roomNight.night)
  await tx.execute(sql`update inventory set sold = sold - slept.rooms from (${slept}) as slept
    where inventory.room_type_id = slept.room_type_id and inventory.night = slept.night`)
  await forget(tx, untouched)
  await tx.delete(reservation).where(inArray(reservation.id, untouched))
}
