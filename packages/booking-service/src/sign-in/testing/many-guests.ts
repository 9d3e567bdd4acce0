import type { Database } from '../../platform/db/database.ts'
import { reservation } from '../../schema/reservation.ts'
import { guest, room } from '../../schema/room.ts'
import { addReservation } from '../../identity/testing/guest-database.ts'

export type ManyGuest = {
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

const inserted = 500

/** Adds a reservation of one room for each of many guests, all in one property of `palace`. */
export async function addGuests(database: Database, guests: readonly ManyGuest[]): Promise<void> {
  const first = { code: 'FIRST-01', brand: 'palace', firstName: 'First', lastName: 'Guest' } as const
  await addReservation(database, { ...first, email: 'first@example.com' })
  const [aReservation] = await database.select().from(reservation)
  const [aRoom] = await database.select().from(room)
  const [aGuest] = await database.select().from(guest)
  if (!aReservation || !aRoom || !aGuest) throw new Error('There is nothing to copy')
  for (let from = 0; from < guests.length; from += inserted) {
    const some = guests.slice(from, from + inserted).map((one, index) => ({ ...one, id: 100 + from + index }))
    await database
      .insert(reservation)
      .values(some.map(({ id, reservationCode }) => ({ ...aReservation, id, code: reservationCode })))
    await database.insert(room).values(some.map(({ id }) => ({ ...aRoom, id, reservationId: id })))
    await database.insert(guest).values(
      some.map(({ id, firstName, lastName, email }) => ({
        ...aGuest,
        id,
        roomId: id,
        firstName,
        lastName,
        email,
      })),
    )
  }
}
