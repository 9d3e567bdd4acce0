import { createHash } from 'node:crypto'
import { activeRooms, type Locale, type PlainDate, type Reservation } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { wordsOfLocale } from '../platform/language.ts'
import { acceptedTexts } from './payment-terms.ts'

/** Which terms a guest accepted: the version is that of the words themselves, so that another word is another version. */
export type AcceptedTerms = { readonly version: string; readonly language: Locale }

/** The terms of a stay as they read now, in a language. */
export async function acceptedTerms(
  tx: Database,
  { market, property, rooms }: Pick<Reservation, 'market' | 'property' | 'rooms'>,
  arrival: PlainDate,
  language: Locale,
): Promise<AcceptedTerms> {
  const ratePlanIds = [...new Set(activeRooms(rooms).map(({ ratePlan }) => ratePlan.ratePlanId))]
  const texts = await acceptedTexts(tx, {
    marketCode: market.code,
    propertyCode: property.code,
    lang: wordsOfLocale(language),
    ratePlanIds,
    arrival,
  })
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  return { version, language }
}
