import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { property } from '../schema/property.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { guest as guestTable, room } from '../schema/room.ts'

/** The guest that a letter about an address concerns; without a name where the letter must not name them. */
export async function addressedGuest(
  database: Database,
  { guestId, isNamed }: { readonly guestId: number; readonly isNamed: boolean },
) {
  const [found] = await database
    .select({
      firstName: guestTable.firstName,
      lastName: guestTable.lastName,
      reservationCode: reservationTable.code,
      hotelName: property.name,
      timeZone: property.timeZone,
    })
    .from(guestTable)
    .innerJoin(room, eq(room.id, guestTable.roomId))
    .innerJoin(reservationTable, eq(reservationTable.id, room.reservationId))
    .innerJoin(property, eq(property.id, reservationTable.propertyId))
    .where(eq(guestTable.id, guestId))
  return found && { ...found, ...(isNamed ? {} : { firstName: '', lastName: '' }) }
}
