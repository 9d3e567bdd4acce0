import type { LatestReservation, LetterThatBounced } from '@veranda/domain'
import { and, desc, eq, gt, isNull, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { outbox } from '../../schema/outbox.ts'
import { reservation } from '../../schema/reservation.ts'
import { whoseReservations } from '../inbox/whose.ts'

const most = 8
const bouncedDays = 7

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

/** The last letters of a week that a mailbox refused, the newest first. */
export async function bouncedLetters(db: Database, now: Date): Promise<readonly LetterThatBounced[]> {
  const since = new Date(now.getTime() - bouncedDays * 24 * 3_600_000)
  const rows = await db
    .select({ reservationCode: outbox.reservationCode, kind: outbox.kind, at: outbox.doneAt })
    .from(outbox)
    .where(and(eq(outbox.outcome, 'bounced'), gt(outbox.doneAt, since), isNotNull(outbox.reservationCode)))
    .orderBy(desc(outbox.doneAt))
    .limit(most)
  return rows.flatMap(({ reservationCode, kind, at }) =>
    reservationCode && at ? [{ reservationCode, kind, at: at.toISOString() }] : [],
  )
}
