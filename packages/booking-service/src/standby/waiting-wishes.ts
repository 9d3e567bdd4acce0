import type { BrandId, Locale, PlainDate, StandbyWish, TimeZone } from '@veranda/domain'
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { room } from '../schema/room.ts'
import { standbyWish } from '../schema/standby-wish.ts'

/** A wish that waits, with whose it is and where. */
export type WaitingWish = StandbyWish & {
  readonly reservationCode: string
  readonly brand: BrandId
  readonly roomNumber: number
  readonly locale: Locale
  readonly propertyId: number
  readonly timeZone: TimeZone
  /** How many days before arrival the property begins to give rooms. */
  readonly days: number
}

/** Where to look for wishes: everywhere, or in one property for stays with a night in a span. */
export type Where = { readonly propertyId: number; readonly from: PlainDate; readonly to: PlainDate }

/** The wishes that wait for a room which is still what it was when they were asked. */
export async function waitingWishes(database: Database, where?: Where): Promise<readonly WaitingWish[]> {
  const rows = await database
    .select({
      wish: standbyWish,
      reservationCode: reservation.code,
      brand: reservation.brand,
      arrival: reservation.arrival,
      departure: reservation.departure,
      propertyId: property.id,
      timeZone: property.timeZone,
      days: property.standbyDays,
    })
    .from(standbyWish)
    .innerJoin(reservation, eq(reservation.id, standbyWish.reservationId))
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .innerJoin(
      room,
      and(
        eq(room.reservationId, standbyWish.reservationId),
        eq(room.roomNumber, standbyWish.roomNumber),
        eq(room.roomTypeId, standbyWish.fromRoomTypeId),
        ne(room.status, 'cancelled'),
      ),
    )
    .where(
      and(
        eq(standbyWish.state, 'waiting'),
        ...(where
          ? [
              eq(reservation.propertyId, where.propertyId),
              lt(reservation.arrival, where.to),
              gt(reservation.departure, where.from),
            ]
          : []),
      ),
    )
    .orderBy(asc(standbyWish.id))
  return rows.map(({ wish, arrival, departure, ...more }) => ({
    ...more,
    wishId: wish.id,
    roomNumber: wish.roomNumber,
    roomTypeIds: wish.roomTypeIds,
    ceiling: wish.ceiling,
    askedAt: wish.askedAt.toISOString(),
    locale: wish.locale,
    stay: { arrival, departure },
  }))
}
