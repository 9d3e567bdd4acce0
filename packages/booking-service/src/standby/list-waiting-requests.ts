import type { BrandId, Locale, PlainDate, StandbyRequest, TimeZone } from '@veranda/domain'
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { room } from '../schema/room.ts'
import { standbyRequest } from '../schema/standby-request.ts'

/** An open request with its reservation and property. */
export type WaitingStandbyRequest = StandbyRequest & {
  readonly reservationCode: string
  readonly brand: BrandId
  readonly roomNumber: number
  readonly locale: Locale
  readonly propertyId: number
  readonly timeZone: TimeZone
  /** How many days before arrival the property begins to fulfil requests. */
  readonly days: number
}

/** Where to look for requests: everywhere, or in one property for stays with a night in a span. */
export type Where = { readonly propertyId: number; readonly from: PlainDate; readonly to: PlainDate }

/** Whether a room is still what it was when its request was made. */
export const isAsAsked = and(
  eq(room.reservationId, standbyRequest.reservationId),
  eq(room.roomNumber, standbyRequest.roomNumber),
  eq(room.roomTypeId, standbyRequest.fromRoomTypeId),
  ne(room.status, 'cancelled'),
)

/** The requests that wait for a room which is still what it was when they were asked. */
export async function listWaitingRequests(
  database: Database,
  where?: Where,
): Promise<readonly WaitingStandbyRequest[]> {
  const rows = await database
    .select({
      request: standbyRequest,
      reservationCode: reservation.code,
      brand: reservation.brand,
      arrival: reservation.arrival,
      departure: reservation.departure,
      propertyId: property.id,
      timeZone: property.timeZone,
      days: property.standbyDays,
    })
    .from(standbyRequest)
    .innerJoin(reservation, eq(reservation.id, standbyRequest.reservationId))
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .innerJoin(room, isAsAsked)
    .where(
      and(
        eq(standbyRequest.state, 'waiting'),
        ...(where
          ? [
              eq(reservation.propertyId, where.propertyId),
              lt(reservation.arrival, where.to),
              gt(reservation.departure, where.from),
            ]
          : []),
      ),
    )
    .orderBy(asc(standbyRequest.id))
  return rows.map(({ request, arrival, departure, ...more }) => ({
    ...more,
    requestId: request.id,
    roomNumber: request.roomNumber,
    roomTypeIds: request.roomTypeIds,
    ceiling: request.ceiling,
    askedAt: request.askedAt.toISOString(),
    locale: request.locale,
    stay: { arrival, departure },
  }))
}
