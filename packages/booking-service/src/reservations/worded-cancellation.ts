import type { Cancellation } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import type { WordsLanguage } from './load-reservation-row.ts'
import { roomsToldIn } from './rooms-told-in.ts'

/** A cancellation as it is told in a language: within the service its rooms are called by their English names. */
export async function wordedCancellation(
  database: Database,
  reservationCode: string,
  cancellation: Cancellation,
  language: WordsLanguage,
): Promise<Cancellation> {
  const told = await roomsToldIn(database, reservationCode, language)
  return { ...cancellation, rooms: cancellation.rooms.map(told), staying: cancellation.staying.map(told) }
}
