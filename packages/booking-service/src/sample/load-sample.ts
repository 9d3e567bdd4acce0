import { addDays, type PlainDate } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import { amenity, promotion, ratePlan, roomType } from '../db/schema/catalogue.ts'
import { ageRange, country, helpPhone, market, property, sampleDay } from '../db/schema/property.ts'
import type { Store } from '../db/store.ts'
import { writeReservations } from '../db/write-reservations.ts'
import { countries } from './countries.ts'
import { sampleAmenities } from './extras.ts'
import { sampleMarkets, samplePhones, samplePromotions } from './group-data.ts'
import { openNights } from './open-nights.ts'
import { sampleAges, sampleProperties } from './properties.ts'
import { flexiblePolicy, nonRefundablePolicy } from './rates.ts'
import { roomTypeIdOf } from './room-types.ts'
import { stories } from './stories.ts'
import { tellStory } from './tell-story.ts'

/** Fills an empty database with the sample group, as of `today`; false when there is something in it already. */
export async function loadSample(store: Store, { today }: { readonly today: PlainDate }): Promise<boolean> {
  return store.db.transaction(async (tx) => {
    // Two services starting on one empty database must not both fill it.
    await tx.execute(sql`lock table property in exclusive mode`)
    const known = await tx.select({ id: property.id }).from(property).limit(1)
    if (known.length > 0) return false
    await writeCatalogue(tx, today)
    await openNights(tx, addDays(today, -120), addDays(today, 400))
    await writeReservations(
      tx,
      stories.map((story) => tellStory({ story, place: placeOf(story.property), today })),
    )
    await insertRows(tx, sampleDay, [{ day: today }])
    return true
  })
}

const placeOf = (code: string) => {
  const place = sampleProperties.find(({ row }) => row.code === code)
  if (!place) throw new Error(`No sample property ${code}`)
  return place
}

async function writeCatalogue(tx: Database, today: PlainDate): Promise<void> {
  await insertRows(tx, country, countries)
  await insertRows(tx, market, sampleMarkets)
  await insertRows(
    tx,
    property,
    sampleProperties.map(({ row }) => row),
  )
  await tx.insert(helpPhone).values([...samplePhones])
  await insertRows(tx, promotion, samplePromotions(today))
  await insertRows(
    tx,
    amenity,
    Object.entries(sampleAmenities).map(([code, words]) => ({ code, words })),
  )
  const ranges = sampleProperties.flatMap(({ row, ages }) =>
    sampleAges[ages].map(({ text, ...range }) => ({
      ...range,
      propertyId: row.id,
      words: { ...text, it: text.en },
    })),
  )
  await insertRows(tx, ageRange, ranges)
  await insertRows(tx, roomType, sampleProperties.flatMap(roomTypesOf))
  await insertRows(tx, ratePlan, sampleProperties.flatMap(ratePlansOf))
}

const roomTypesOf = (place: (typeof sampleProperties)[number]) =>
  place.roomTypes.map(([code, name, view, beds, maxOccupancy, squareMeters], index) => ({
    id: roomTypeIdOf(place, code),
    propertyId: place.row.id,
    code,
    name,
    rank: index + 1,
    beds,
    maxOccupancy,
    squareMeters,
    view,
    amenities: Object.keys(sampleAmenities).slice(0, 5 + index),
  }))

const ratePlansOf = ({ row, ratePlanIds, dollarPlanIds }: (typeof sampleProperties)[number]) =>
  [ratePlanIds, dollarPlanIds ?? []].flatMap((ids, group) =>
    ids.map((id, index) => ({
      id,
      propertyId: row.id,
      code: `${index === 0 ? 'FLEX' : 'SAVER'}${group === 0 ? '' : '-USD'}`,
      name: index === 0 ? 'Flexible rate' : 'Saver rate, non-refundable',
      kind: index === 0 ? ('flexible' as const) : ('non-refundable' as const),
      policy: index === 0 ? flexiblePolicy(row.checkInAt, 7) : nonRefundablePolicy(row.checkInAt),
    })),
  )
