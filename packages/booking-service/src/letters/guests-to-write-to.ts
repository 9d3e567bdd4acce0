import type { BrandId } from '@veranda/domain'
import { and, eq, isNotNull } from 'drizzle-orm'
import { maySignIn } from '../identity/who-may-sign-in.ts'
import type { Database } from '../platform/db/database.ts'
import { property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { guest, room } from '../schema/room.ts'

/** A main guest with an address, and the data a letter to them needs. */
export type GuestToWriteTo = {
  readonly guestId: number
  readonly reservationCode: string
  readonly brand: BrandId
  readonly hotelName: string
  readonly timeZone: string
  /** From 1; room 1 is the main room. */
  readonly roomNumber: number
  /**
   * Empty until the mailbox is proven to be the guest's: a stranger who reads it must not be sent text typed
   * by others.
   */
  readonly firstName: string
  readonly email: string
}

/**
 * The guests who may sign in and have an address, room by room. Only they are written to: nearly every letter leads to
 * the reservation, and a one-time link opens it.
 */
export async function guestsToWriteTo(
  database: Database,
  reservationCode: string,
): Promise<readonly GuestToWriteTo[]> {
  const rows = await database
    .select({
      guestId: guest.id,
      reservationCode: reservation.code,
      brand: reservation.brand,
      hotelName: property.name,
      timeZone: property.timeZone,
      roomNumber: room.roomNumber,
      firstName: guest.firstName,
      email: guest.email,
      emailProven: guest.emailProven,
    })
    .from(reservation)
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .innerJoin(room, eq(room.reservationId, reservation.id))
    .innerJoin(guest, eq(guest.roomId, room.id))
    .where(and(maySignIn(reservationCode), isNotNull(guest.email)))
    .orderBy(room.roomNumber)
  return rows.flatMap(({ email, emailProven, firstName, ...row }) =>
    email === null ? [] : { ...row, email, firstName: emailProven ? firstName : '' },
  )
}
