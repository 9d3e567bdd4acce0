import type { Cancellation } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import type { WordsLanguage } from '../platform/language.ts'
import { localizedRooms } from './localized-rooms.ts'

/** A cancellation in a language, with its rooms named by the ids of their types. */
export async function localizedCancellation(
  database: Database,
  cancellation: Cancellation,
  language: WordsLanguage,
): Promise<Cancellation> {
  const { rooms, staying } = cancellation
  const localize = await localizedRooms(database, [...rooms, ...staying], language)
  return { ...cancellation, rooms: rooms.map(localize), staying: staying.map(localize) }
}
