import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { type Caps, requireLeftToday, tooMuch } from '../reservations/caps.ts'
import type { Database } from '../platform/db/database.ts'
import { specialRequest } from '../schema/reservation.ts'

// By then a member of staff may have answered one.
const answeredSoonSeconds = 3_600

/** Limits the unanswered requests of a reservation, because people have to read them. */
export async function requireRequestsLeft(
  tx: Database,
  reservationId: number,
  { openRequests, requestsADay }: Pick<Caps, 'openRequests' | 'requestsADay'>,
  now: Date,
): Promise<void> {
  const [open] = await tx
    .select({ requests: count() })
    .from(specialRequest)
    .where(and(eq(specialRequest.reservationId, reservationId), isNull(specialRequest.answeredAt)))
  if ((open?.requests ?? 0) >= openRequests) throw tooMuch(answeredSoonSeconds)
  await requireLeftToday(
    tx,
    sql`select ${specialRequest.at} as at from ${specialRequest}
      where ${eq(specialRequest.reservationId, reservationId)}`,
    requestsADay,
    now,
  )
}
