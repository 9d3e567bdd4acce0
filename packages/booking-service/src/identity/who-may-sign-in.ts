import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { reservation } from '../schema/reservation.ts'
import { guest, room } from '../schema/room.ts'

/**
 * Who may sign in to a reservation: the main guest of each of its rooms, cancelled rooms included, and no other guest.
 * There are two ways in, and both ask here:
 *
 * - with the reservation number and the main guest’s name (`sign-in/check-names.ts`);
 * - by a one-time link, which is only ever sent to the address on file of a main guest (`letters/sign-in-link`).
 *
 * A guest who signed in on a site of several brands is handed to their own brand’s site by a code that works once
 * (`identity/guest-credentials.ts`); it lets nobody in who was not in.
 * The user pool asks this service in the trigger `verify-auth-challenge-response.ts` of the package `identity`.
 *
 * A query that asks joins the reservation, its rooms and their guests. Staff have accounts of their own:
 * `staff/sign-in/sign-in-staff.ts`.
 */
export const maySignIn = (reservationCode: string) =>
  and(eq(reservation.code, reservationCode), eq(guest.isMainGuest, true))

/** The names one of which signs in; none if there is no such reservation. */
export const namesThatSignIn = (database: Database, reservationCode: string) =>
  database
    .select({ firstName: guest.firstName, lastName: guest.lastName })
    .from(reservation)
    .innerJoin(room, eq(room.reservationId, reservation.id))
    .innerJoin(guest, eq(guest.roomId, room.id))
    .where(maySignIn(reservationCode))
