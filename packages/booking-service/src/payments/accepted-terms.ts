import { createHash } from 'node:crypto'
import { activeRooms, type Locale, type PlainDate, type Reservation } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { wordsOfLocale } from '../platform/language.ts'
import { acceptedTexts } from './payment-terms.ts'

/**
 * The terms a guest accepted. The version is a hash of the text, so that any change of a word is a new
 * version.
 */
export type AcceptedTerms = { readonly version: string; readonly language: Locale }

/** The current terms of a stay, in a language. */
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
