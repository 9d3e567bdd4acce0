import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { standbyRequest } from '../schema/standby-request.ts'

/** The request that waits for a room of a reservation, as it is stored. */
export async function lockWaitingRequest(
  tx: Database,
  bookingId: number,
  roomNumber: number,
): Promise<typeof standbyRequest.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(standbyRequest)
    .where(
      and(
        eq(standbyRequest.reservationId, bookingId),
        eq(standbyRequest.roomNumber, roomNumber),
        eq(standbyRequest.state, 'waiting'),
      ),
    )
    .for('update')
  return row
}
