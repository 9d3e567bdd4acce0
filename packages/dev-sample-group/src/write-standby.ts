import type { Database } from '@veranda/booking-service'
import { reservation, room, roomType, standbyRequest } from '@veranda/booking-service/tables'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { SampleGroup } from './sample-group.ts'

const hoursAfterBooking = 30

/** Puts the main room of the samples that tell so on the waitlist for the next better category. */
export async function writeSampleStandby(tx: Database, { stories }: SampleGroup): Promise<void> {
  for (const { code, standbyUpTo } of stories) if (standbyUpTo) await writeRequest(tx, code, standbyUpTo)
}

async function writeRequest(tx: Database, code: string, ceiling: number): Promise<void> {
  const [waiting] = await tx
    .select({ booked: reservation, own: roomType, roomNumber: room.roomNumber })
    .from(reservation)
    .innerJoin(room, and(eq(room.reservationId, reservation.id), eq(room.roomNumber, 1)))
    .innerJoin(roomType, eq(roomType.id, room.roomTypeId))
    .where(and(eq(reservation.code, code), eq(reservation.version, 1)))
  if (!waiting) return
  const { booked, own, roomNumber } = waiting
  if ((await tx.$count(standbyRequest, eq(standbyRequest.reservationId, booked.id))) > 0) return
  const [better] = await tx
    .select({ id: roomType.id })
    .from(roomType)
    .where(and(eq(roomType.propertyId, own.propertyId), gt(roomType.rank, own.rank)))
    .orderBy(asc(roomType.rank))
    .limit(1)
  if (!better) throw new Error(`There is no better room than that of ${code}`)
  await tx.insert(standbyRequest).values({
    reservationId: booked.id,
    roomNumber,
    fromRoomTypeId: own.id,
    roomTypeIds: [better.id],
    ceiling,
    askedAt: new Date(booked.createdAt.getTime() + hoursAfterBooking * 3_600_000),
    locale: 'en-US',
  })
}
