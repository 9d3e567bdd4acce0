import { type CurrencyCode, money, type AddOnOffer } from '@veranda/domain'
import type { addOnOffer } from '../schema/add-on-offer.ts'
import { inLanguage, type WordsLanguage } from '../platform/language.ts'

/** An offer as the guest reads it, in one language. */
export const toAddOnOffer = (
  row: typeof addOnOffer.$inferSelect,
  currency: CurrencyCode,
  language: WordsLanguage,
): AddOnOffer => ({
  offerId: row.id,
  name: inLanguage(row.words, language),
  note: inLanguage(row.note, language),
  category: row.category,
  unitPrice: money(row.unitPrice, currency),
  hasDay: row.hasDay,
  maxQuantity: row.maxQuantity,
  noticeDays: row.noticeDays,
})
