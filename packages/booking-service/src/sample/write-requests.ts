import { cancellationOf } from '@veranda/domain'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { cancellationRequest } from '../schema/cancellation.ts'
import { reservation } from '../schema/reservation.ts'
import { room } from '../schema/room.ts'
import { requireReservation } from '../reservations/require-reservation.ts'

/** Gives the samples that are under review the request that is waiting, so that it can be withdrawn or decided. */
export async function writeSampleRequests(tx: Database): Promise<void> {
  const waiting = await tx
    .selectDistinct({
      reservationCode: reservation.code,
      brand: reservation.brand,
      askedAt: reservation.createdAt,
    })
    .from(reservation)
    .innerJoin(room, and(eq(room.reservationId, reservation.id), eq(room.status, 'under-review')))
    .where(and(isNotNull(reservation.sample), eq(reservation.version, 1)))
  for (const { askedAt, ...who } of waiting) {
    const own = await requireReservation(tx, who, askedAt)
    const { bookingId: reservationId, rooms } = own.reservation
    const roomNumbers = rooms
      .filter(({ status }) => status === 'under-review')
      .map(({ roomNumber }) => roomNumber)
    const cancellation = cancellationOf(own.reservation, roomNumbers, askedAt.toISOString())
    const reason = { firstAnswer: 'wedding' }
    await tx
      .insert(cancellationRequest)
      .values({ reservationId, roomNumbers, cancellation, reason, askedAt })
      .onConflictDoNothing()
  }
}
