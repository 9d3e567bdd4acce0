import type { PlainDate, TimeZone } from '@veranda/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { property } from '../../schema/property.ts'
import { reservation } from '../../schema/reservation.ts'
import { guest, room } from '../../schema/room.ts'

export type Whose = {
  readonly reservationCode: string
  readonly guestName: string
  readonly hotel: string
  readonly arrival: PlainDate
  readonly timeZone: TimeZone
}

/** Whose reservations these are, by the main guest of the first room. */
export async function whoseReservations(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Whose>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({
      id: reservation.id,
      reservationCode: reservation.code,
      hotel: property.name,
      arrival: reservation.arrival,
      timeZone: property.timeZone,
      firstName: guest.firstName,
      lastName: guest.lastName,
    })
    .from(reservation)
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .innerJoin(room, eq(room.reservationId, reservation.id))
    .innerJoin(guest, and(eq(guest.roomId, room.id), eq(guest.isMainGuest, true)))
    .where(inArray(reservation.id, [...new Set(ids)]))
    .orderBy(asc(room.roomNumber))
  const whose = new Map<number, Whose>()
  for (const { id, firstName, lastName, ...of } of rows)
    if (!whose.has(id)) whose.set(id, { ...of, guestName: `${firstName} ${lastName}` })
  return whose
}
