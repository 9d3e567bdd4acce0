import type { LatestReservation } from '@veranda/domain'
import { desc, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservation } from '../../schema/reservation.ts'
import { whoseReservations } from '../inbox/whose.ts'

const most = 8

/** The reservations that were made last and still stand, the newest first. */
export async function latestReservations(db: Database): Promise<readonly LatestReservation[]> {
  const rows = await db
    .select({ id: reservation.id, at: reservation.createdAt })
    .from(reservation)
    .where(isNull(reservation.cancelledOn))
    .orderBy(desc(reservation.createdAt), desc(reservation.id))
    .limit(most)
  const whose = await whoseReservations(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, at }) => {
    const of = whose.get(id)
    if (!of) return []
    const { reservationCode, guestName, hotel, arrival } = of
    return [{ reservationCode, guestName, hotel, arrival, at: at.toISOString() }]
  })
}
