import { type Database, insertRows } from '@veranda/booking-service'
import {
  ageRange,
  amenity,
  country,
  exchangeRate,
  market,
  property,
  ratePlan,
  roomType,
} from '@veranda/booking-service/tables'
import { currencyCodes } from '@veranda/domain'
import { agesAt } from './ages.ts'
import { countries, tagsOfCountry } from './countries.ts'
import { sampleAmenities } from './add-ons.ts'
import { perDollar } from './exchange-rates.ts'
import { sampleMarkets } from './group-data.ts'
import type { SampleProperty } from './properties/property.ts'
import { flexiblePolicy, nonRefundablePolicy } from './rates.ts'
import { roomBeds, roomName } from './room-words.ts'
import { roomTypeIdOf } from './room-types.ts'
import type { SampleGroup } from './sample-group.ts'

/** What every sample hotel shares. */
export async function writeGroupData(tx: Database): Promise<void> {
  await insertRows(
    tx,
    country,
    countries.map((one) => ({ ...one, tags: tagsOfCountry(one.code) })),
  )
  await insertRows(tx, market, sampleMarkets)
  await insertRows(
    tx,
    exchangeRate,
    currencyCodes.map((currency) => ({ currency, perDollar: perDollar[currency] })),
  )
  await insertRows(
    tx,
    amenity,
    Object.entries(sampleAmenities).map(([code, words]) => ({ code, words })),
  )
}

/** What sample hotels have whatever the day: room categories, rate plans, ages. */
export async function writeCatalogue(
  tx: Database,
  { properties }: Pick<SampleGroup, 'properties'>,
): Promise<void> {
  await insertRows(
    tx,
    property,
    properties.map(({ row }) => row),
  )
  const ranges = properties.flatMap((place) =>
    agesAt(place).map(({ text, ...range }) => ({
      ...range,
      propertyId: place.row.id,
      words: { ...text, it: text.en },
    })),
  )
  await insertRows(tx, ageRange, ranges)
  await insertRows(tx, roomType, properties.flatMap(roomTypesOf))
  await insertRows(tx, ratePlan, properties.flatMap(ratePlansOf))
}

const roomTypesOf = (place: SampleProperty) =>
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

const ratePlansOf = ({ row, ratePlanIds, dollarPlanIds }: SampleProperty) =>
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
