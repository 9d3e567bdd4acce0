import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { roomType } from '../schema/catalogue.ts'
import { reservation } from '../schema/reservation.ts'
import type { WordsLanguage } from './load-reservation-row.ts'

type Named = { readonly name: string }

/** Gives a room the name it is told by. */
export type TellRoom = <Room extends Named>(room: Room) => Room

/** How rooms of a reservation are told in a language: within the service they are called by their English names. */
export async function roomsToldIn(
  database: Database,
  reservationCode: string,
  language: WordsLanguage,
): Promise<TellRoom> {
  if (language === 'en') return (room) => room
  const sold = await database
    .select({ name: roomType.name })
    .from(roomType)
    .innerJoin(reservation, eq(reservation.propertyId, roomType.propertyId))
    .where(eq(reservation.code, reservationCode))
  const names = new Map(sold.map(({ name }) => [name.en, name[language]]))
  return (room) => ({ ...room, name: names.get(room.name) ?? room.name })
}
