import { addDays, type HotelArrivals, type PlainDate, today } from '@veranda/domain'
import { and, asc, count, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { property } from '../../schema/property.ts'
import { reservation } from '../../schema/reservation.ts'

/** The stays that begin today and tomorrow at every property, by its own clock. */
export async function arrivalsOf(db: Database, now: Date): Promise<readonly HotelArrivals[]> {
  const properties = await db
    .select({ id: property.id, name: property.name, timeZone: property.timeZone })
    .from(property)
    .orderBy(asc(property.name))
  const days = properties.map(({ timeZone }) => today(timeZone, now.toISOString()))
  const wanted = [...new Set(days.flatMap((day) => [day, addDays(day, 1)]))]
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ propertyId: reservation.propertyId, arrival: reservation.arrival, stays: count() })
          .from(reservation)
          .where(and(inArray(reservation.arrival, wanted), isNull(reservation.cancelledOn)))
          .groupBy(reservation.propertyId, reservation.arrival)
  const staysOn = (propertyId: number, day: PlainDate): number =>
    rows.find((row) => row.propertyId === propertyId && row.arrival === day)?.stays ?? 0
  return properties.map(({ id, name, timeZone }) => {
    const day = today(timeZone, now.toISOString())
    const next = addDays(day, 1)
    return {
      propertyId: id,
      hotel: name,
      timeZone,
      today: day,
      tomorrow: next,
      arrivingToday: staysOn(id, day),
      arrivingTomorrow: staysOn(id, next),
    }
  })
}
