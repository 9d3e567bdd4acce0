import { cancellationOf } from '@veranda/domain'
import { and, eq, isNotNull } from 'drizzle-orm'
import { type Database, requireReservation } from '@veranda/booking-service'
import { cancellationRequest, reservation, room } from '@veranda/booking-service/tables'

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
