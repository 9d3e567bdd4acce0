import type { StayChange } from '@veranda/domain'
import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { serviceOffer } from '../db/schema/service-offer.ts'
import type { WordsLanguage } from '../reservations/load-reservation-row.ts'

/** A change as it is told in a language: within the service its extras are called by their English names. */
export async function wordedChange(
  database: Database,
  change: StayChange,
  language: WordsLanguage,
): Promise<StayChange> {
  const ids = change.services.flatMap(({ offerId }) => (offerId === undefined ? [] : [offerId]))
  if (ids.length === 0 || language === 'en') return change
  const offers = await database
    .select({ id: serviceOffer.id, words: serviceOffer.words })
    .from(serviceOffer)
    .where(inArray(serviceOffer.id, ids))
  const services = change.services.map((service) => {
    const words = offers.find(({ id }) => id === service.offerId)?.words
    return words ? { ...service, name: words[language] } : service
  })
  return { ...change, services }
}
