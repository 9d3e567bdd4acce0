import { type CurrencyCode, money, type ServiceOffer } from '@veranda/domain'
import type { serviceOffer } from '../schema/service-offer.ts'
import type { WordsLanguage } from '../reservations/load-reservation-row.ts'

/** An offer as it is sold, in a language. */
export const toServiceOffer = (
  row: typeof serviceOffer.$inferSelect,
  currency: CurrencyCode,
  language: WordsLanguage,
): ServiceOffer => ({
  offerId: row.id,
  name: row.words[language],
  note: row.note[language],
  category: row.category,
  unitPrice: money(row.unitPrice, currency),
  hasDay: row.hasDay,
  maxQuantity: row.maxQuantity,
  noticeDays: row.noticeDays,
})
