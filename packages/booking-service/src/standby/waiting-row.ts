import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { standbyWish } from '../schema/standby-wish.ts'

/** The wish that waits for a room of a reservation, as it is stored. */
export async function waitingRow(
  tx: Database,
  bookingId: number,
  roomNumber: number,
): Promise<typeof standbyWish.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(standbyWish)
    .where(
      and(
        eq(standbyWish.reservationId, bookingId),
        eq(standbyWish.roomNumber, roomNumber),
        eq(standbyWish.state, 'waiting'),
      ),
    )
    .for('update')
  return row
}
