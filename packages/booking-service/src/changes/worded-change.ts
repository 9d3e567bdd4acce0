import type { StayChange, StayQuote } from '@veranda/domain'
import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { serviceOffer } from '../schema/service-offer.ts'
import type { WordsLanguage } from '../reservations/load-reservation-row.ts'
import { roomsToldIn } from '../reservations/rooms-told-in.ts'

/** A change as it is told in a language: within the service its rooms and extras are called by their English names. */
export async function wordedChange(
  database: Database,
  reservationCode: string,
  change: StayChange,
  language: WordsLanguage,
): Promise<StayChange> {
  if (language === 'en') return change
  const told = await roomsToldIn(database, reservationCode, language)
  const rooms = change.rooms.map((room) => ({ ...told(room), ...(room.was ? { was: told(room.was) } : {}) }))
  return { ...change, rooms, services: await wordedServices(database, change, language) }
}

/** A quote whose change is told in a language. */
export const wordedQuote = async (
  database: Database,
  reservationCode: string,
  quote: StayQuote,
  language: WordsLanguage,
): Promise<StayQuote> => ({
  ...quote,
  change: await wordedChange(database, reservationCode, quote.change, language),
})

async function wordedServices(
  database: Database,
  { services }: StayChange,
  language: WordsLanguage,
): Promise<StayChange['services']> {
  const ids = services.flatMap(({ offerId }) => (offerId === undefined ? [] : [offerId]))
  if (ids.length === 0) return services
  const offers = await database
    .select({ id: serviceOffer.id, words: serviceOffer.words })
    .from(serviceOffer)
    .where(inArray(serviceOffer.id, ids))
  return services.map((service) => {
    const words = offers.find(({ id }) => id === service.offerId)?.words
    return words ? { ...service, name: words[language] } : service
  })
}
