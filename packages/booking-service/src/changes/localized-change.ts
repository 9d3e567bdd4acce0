import type { StayChange, StayQuote } from '@veranda/domain'
import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { addOnOffer } from '../schema/add-on-offer.ts'
import { inLanguage, type WordsLanguage } from '../platform/language.ts'
import { localizedRooms } from '../reservations/localized-rooms.ts'

/** A change with its rooms and add-ons named in a language, looked up by the ids of room type and offer. */
export async function localizedChange(
  database: Database,
  change: StayChange,
  language: WordsLanguage,
): Promise<StayChange> {
  const named = change.rooms.flatMap((room) => [room, room.was ?? []].flat())
  const localize = await localizedRooms(database, named, language)
  const rooms = change.rooms.map((room) => ({
    ...localize(room),
    ...(room.was ? { was: localize(room.was) } : {}),
  }))
  return { ...change, rooms, services: await localizedServices(database, change, language) }
}

/** A quote with its change localized. */
export const localizedQuote = async (
  database: Database,
  quote: StayQuote,
  language: WordsLanguage,
): Promise<StayQuote> => ({ ...quote, change: await localizedChange(database, quote.change, language) })

async function localizedServices(
  database: Database,
  { services }: StayChange,
  language: WordsLanguage,
): Promise<StayChange['services']> {
  const ids = services.flatMap(({ offerId }) => offerId ?? [])
  if (ids.length === 0) return services
  const offers = await database
    .select({ id: addOnOffer.id, words: addOnOffer.words })
    .from(addOnOffer)
    .where(inArray(addOnOffer.id, ids))
  return services.map((service) => {
    const words = offers.find(({ id }) => id === service.offerId)?.words
    return words ? { ...service, name: inLanguage(words, language) } : service
  })
}
