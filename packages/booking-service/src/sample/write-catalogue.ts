import type { Database } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import { amenity, ratePlan, roomType } from '../db/schema/catalogue.ts'
import { ageRange, country, helpPhone, market, property } from '../db/schema/property.ts'
import { sampleAges } from './ages.ts'
import { countries } from './countries.ts'
import { sampleAmenities } from './extras.ts'
import { sampleMarkets, samplePhones } from './group-data.ts'
import { sampleProperties } from './properties.ts'
import { flexiblePolicy, nonRefundablePolicy } from './rates.ts'
import { roomBeds, roomName } from './room-words.ts'
import { roomTypeIdOf } from './room-types.ts'

/** What the sample group has whatever the day: hotels, room categories, rate plans, ages, phones. */
export async function writeCatalogue(tx: Database): Promise<void> {
  await insertRows(tx, country, countries)
  await insertRows(tx, market, sampleMarkets)
  await insertRows(
    tx,
    property,
    sampleProperties.map(({ row }) => row),
  )
  await tx.insert(helpPhone).values([...samplePhones])
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
    name: roomName(name),
    rank: index + 1,
    beds: roomBeds(beds),
    maxOccupancy,
    squareMeters,
    view,
    amenities: Object.keys(sampleAmenities).slice(0, 5 + index),
  }))

const flexibleName = { en: 'Flexible rate', es: 'Tarifa flexible', it: 'Tariffa flessibile' }
const saverName = {
  en: 'Saver rate',
  es: 'Tarifa ahorro',
  it: 'Tariffa risparmio',
}

const ratePlansOf = ({ row, ratePlanIds, dollarPlanIds }: (typeof sampleProperties)[number]) =>
  [ratePlanIds, dollarPlanIds ?? []].flatMap((ids, group) =>
    ids.map((id, index) => ({
      id,
      propertyId: row.id,
      code: `${index === 0 ? 'FLEX' : 'SAVER'}${group === 0 ? '' : '-USD'}`,
      name: index === 0 ? flexibleName : saverName,
      kind: index === 0 ? ('flexible' as const) : ('non-refundable' as const),
      policy: index === 0 ? flexiblePolicy(row.checkInAt, 7) : nonRefundablePolicy(row.checkInAt),
    })),
  )
