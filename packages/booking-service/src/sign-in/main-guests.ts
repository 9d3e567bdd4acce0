import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { reservation } from '../schema/reservation.ts'
import { guest, room } from '../schema/room.ts'

/** The main guest of each room; nobody where there is no such reservation. */
export const mainGuestsOf = (database: Database, reservationCode: string) =>
  database
    .select({ firstName: guest.firstName, lastName: guest.lastName })
    .from(reservation)
    .innerJoin(room, eq(room.reservationId, reservation.id))
    .innerJoin(guest, and(eq(guest.roomId, room.id), eq(guest.isMainGuest, true)))
    .where(eq(reservation.code, reservationCode))
