import type { Database } from '@veranda/booking-service'
import { addOnOffer } from '@veranda/booking-service/tables'
import { offerIdOf, type SampleAddOnCode, sampleAddOns } from './offers.ts'
import type { SampleGroup } from './sample-group.ts'
import { isOfferedAt, type SampleAddOn } from './sample-add-on.ts'

/** What the sample properties sell besides rooms. A sample loaded before there were any gets them too. */
export async function writeSampleOffers(tx: Database, { properties }: SampleGroup): Promise<void> {
  const offers = Object.entries(sampleAddOns) as readonly [SampleAddOnCode, SampleAddOn][]
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
  await tx.insert(addOnOffer).values(rows).onConflictDoNothing()
}
