import type { Database } from '@veranda/booking-service'
import { serviceOffer } from '@veranda/booking-service/tables'
import { offerIdOf, type SampleOfferCode, sampleOffers } from './offers.ts'
import type { SampleGroup } from './sample-group.ts'
import { isOfferedAt, type SampleOffer } from './sample-offer.ts'

/** What the sample properties sell besides rooms. A sample loaded before there were any gets them too. */
export async function writeSampleOffers(tx: Database, { properties }: SampleGroup): Promise<void> {
  const offers = Object.entries(sampleOffers) as readonly [SampleOfferCode, SampleOffer][]
  const rows = properties.flatMap((place) =>
    offers
      .filter(([, offer]) => isOfferedAt(offer, place))
      .map(([code, { category, price, words, note, hasDay, most, notice }]) => ({
        id: offerIdOf(place, code),
        propertyId: place.row.id,
        code,
        words,
        note,
        category,
        unitPrice: price,
        hasDay,
        maxQuantity: most,
        noticeDays: notice,
      })),
  )
  await tx.insert(serviceOffer).values(rows).onConflictDoNothing()
}
