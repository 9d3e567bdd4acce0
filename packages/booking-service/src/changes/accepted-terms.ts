import { createHash } from 'node:crypto'
import { activeRooms, type Locale, type PlainDate, type Reservation } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { wordsOfLocale } from '../platform/language.ts'
import { getPaymentTerms, getPropertyTerms, listPaymentConditions } from '../payments/payment-terms.ts'

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
  const needs = { store: { db: tx } }
  const lang = wordsOfLocale(language)
  const of = { marketCode: market.code, propertyCode: property.code, lang }
  const ratePlanIds = [...new Set(activeRooms(rooms).map(({ ratePlan }) => ratePlan.ratePlanId))]
  const paying = await getPaymentTerms(needs, of)
  const hotel = await getPropertyTerms(needs, of)
  const plans = await listPaymentConditions(needs, { ratePlanIds, arrival, lang })
  const texts = [paying.text, hotel.text, ...plans.map(({ text }) => text)]
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  return { version, language }
}
