import { type CurrencyCode, money, type ServiceOffer } from '@veranda/domain'
import type { serviceOffer } from '../schema/service-offer.ts'
import { inLanguage, type WordsLanguage } from '../platform/language.ts'

/** An offer as it is sold, in a language. */
export const toServiceOffer = (
  row: typeof serviceOffer.$inferSelect,
  currency: CurrencyCode,
  language: WordsLanguage,
): ServiceOffer => ({
  offerId: row.id,
  name: inLanguage(row.words, language),
  note: inLanguage(row.note, language),
  category: row.category,
  unitPrice: money(row.unitPrice, currency),
  hasDay: row.hasDay,
  maxQuantity: row.maxQuantity,
  noticeDays: row.noticeDays,
})
