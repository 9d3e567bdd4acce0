import type { Database } from '../../platform/db/database.ts'
import { addOnOffer } from '../../schema/add-on-offer.ts'
import type { TestProperty } from '../../changes/testing/a-test-property.ts'

/** The add-ons a test property offers, by their position in the menu. */
const offerIds = { wifi: 1, flowers: 2, minibar: 3, massage: 4 } as const
export type OfferName = keyof typeof offerIds

/** The id of one of a property's offers. */
export const offerOf = ({ id }: Pick<TestProperty, 'id'>, name: OfferName): number =>
  id * 100 + offerIds[name]

const words = {
  wifi: { en: 'Wi-Fi', es: 'Wifi', it: 'Wi-Fi' },
  flowers: { en: 'Flowers', es: 'Flores', it: 'Fiori' },
  minibar: { en: 'Minibar', es: 'Minibar a su gusto', it: 'Minibar su misura' },
  massage: { en: 'Massage', es: 'Masaje', it: 'Massaggio' },
} as const

/**
 * Offers free Wi-Fi, flowers for a room on a day, a minibar for the whole stay, and a massage for a guest on
 * a day.
 */
export async function openOffers(db: Database, hotel: Pick<TestProperty, 'id'>): Promise<void> {
  const common = { propertyId: hotel.id, hasDay: true, maxQuantity: 2, noticeDays: 1 }
  const offers = [
    { name: 'wifi', category: 'free', unitPrice: 0, hasDay: false },
    { name: 'flowers', category: 'for-room', unitPrice: 6_001 },
    { name: 'minibar', category: 'for-room', unitPrice: 8_400, hasDay: false, noticeDays: 3 },
    { name: 'massage', category: 'for-guest', unitPrice: 12_000, maxQuantity: 4, noticeDays: 2 },
  ] as const
  await db.insert(addOnOffer).values(
    offers.map(({ name, ...offer }) => ({
      ...common,
      ...offer,
      id: offerOf(hotel, name),
      code: name,
      words: words[name],
      note: words[name],
    })),
  )
}
