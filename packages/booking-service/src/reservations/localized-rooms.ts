import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { roomType } from '../schema/catalogue.ts'
import { inLanguage, type WordsLanguage } from '../platform/language.ts'

type Named = { readonly name: string; readonly roomTypeId?: number }

/**
 * Names rooms in a language by the ids of their types, with the hotel's current names; a room stored without
 * the id keeps its stored name.
 */
export async function localizedRooms(
  database: Database,
  rooms: readonly Named[],
  language: WordsLanguage,
): Promise<<Room extends Named>(room: Room) => Room> {
  const ids = [...new Set(rooms.flatMap(({ roomTypeId }) => roomTypeId ?? []))]
  const types =
    ids.length === 0
      ? []
      : await database
          .select({ id: roomType.id, name: roomType.name })
          .from(roomType)
          .where(inArray(roomType.id, ids))
  return (room) => {
    const type = types.find(({ id }) => id === room.roomTypeId)
    return type ? { ...room, name: inLanguage(type.name, language) } : room
  }
}
