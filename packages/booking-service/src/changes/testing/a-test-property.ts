import {
  addDays,
  type BrandId,
  type CancellationPolicy,
  type CurrencyCode,
  daysBetween,
  type Occupancy,
  type PlainDate,
  type Stay,
} from '@veranda/domain'
import type { Database } from '../../platform/db/database.ts'
import { insertRows } from '../../platform/db/insert-rows.ts'
import { saleEntries } from '../../ledger/sale-entries.ts'
import { nightlyPrice, ratePlan, roomType } from '../../schema/catalogue.ts'
import { inventory } from '../../schema/inventory.ts'
import { ageRange, country, market, property } from '../../schema/property.ts'
import { writeReservations } from '../../reservations/write-reservations.ts'

/** A property for testing changes: two categories, one refundable rate plan, no nights on sale yet. */
export type TestProperty = {
  readonly id: number
  readonly currency: CurrencyCode
  readonly roomTypeIds: readonly [number, number]
  readonly ratePlanId: number
}

/** The guest's sign-in code and the reservation's row. */
export type PropertyGuest = { readonly reservationCode: string; readonly brand: BrandId }

const noWords = { en: 'A place', es: 'Un lugar', it: 'Un luogo' }
const policy = {
  refundable: true,
  deadlineAt: '15:00',
  tiers: [{ daysBefore: 7, charge: { kind: 'nights', count: 2 } }],
} as const
const ages = [
  ['adult', 18, 120],
  ['teen', 13, 17],
  ['kid', 4, 12],
  ['infant', 0, 3],
] as const
const couple: Occupancy = { adults: 2, teens: 0, kids: 0, infants: 0 }

export async function aTestProperty(
  db: Database,
  {
    id = 1,
    currency = 'USD',
    minimumNights = 1,
  }: Partial<TestProperty> & { readonly minimumNights?: number } = {},
): Promise<TestProperty> {
  const hotel: TestProperty = {
    id,
    currency,
    roomTypeIds: [id * 10 + 1, id * 10 + 2],
    ratePlanId: id * 10 + 1,
  }
  await db.insert(country).values({ code: 'US', alpha3: 'USA', diallingCode: '1' }).onConflictDoNothing()
  await db.insert(market).values({ code: 'USA', name: 'US', countryCode: 'US' }).onConflictDoNothing()
  await db.insert(property).values({
    id,
    code: `H${id}`,
    brand: 'palace',
    name: noWords.en,
    currency,
    timeZone: 'America/Cancun',
    checkInAt: '15:00',
    checkOutAt: '12:00',
    adultsOnly: false,
    minimumNights,
    street: 'Avenida 1',
    city: 'Cancún',
    stateCode: 'ROO',
    zipCode: '77500',
    countryCode: 'MX',
    latitude: 21.1,
    longitude: -86.8,
    transferNoticeDays: 2,
    taxPerAdultNight: 0,
    paymentFlow: 'payments-palace',
    cancelling: 'any-but-the-main-room-alone',
  })
  await db.insert(ageRange).values(
    ages.map(([category, youngest, oldest]) => ({
      propertyId: id,
      category,
      youngest,
      oldest,
      words: noWords,
    })),
  )
  await db.insert(roomType).values(
    hotel.roomTypeIds.map((typeId, index) => ({
      id: typeId,
      propertyId: id,
      code: `C${index}`,
      name: categoryName(index),
      rank: index,
      beds: { en: '1 king bed', es: '1 cama king', it: '1 letto king' },
      maxOccupancy: 6,
      squareMeters: 40,
      view: 'ocean' as const,
      amenities: [],
    })),
  )
  await db.insert(ratePlan).values({
    id: hotel.ratePlanId,
    propertyId: id,
    code: 'FLEX',
    name: { en: 'Flexible', es: 'Flexible', it: 'Flessibile' },
    kind: 'flexible',
    policy,
  })
  return hotel
}

/** The test names of a category, by its rank from the simplest. */
export const categoryName = (place: number) => ({
  en: `Category ${place}`,
  es: `Categoría ${place}`,
  it: `Categoria ${place}`,
})

export type Opening = {
  readonly from: PlainDate
  readonly nights: number
  /** The number of rooms per category and night. */
  readonly rooms: number
  readonly priceOf?: (night: PlainDate, category: number) => number
}

/** Puts nights on sale. */
export async function openNights(
  db: Database,
  { id, currency, roomTypeIds, ratePlanId }: TestProperty,
  { from, nights, rooms, priceOf = () => 30_000 }: Opening,
): Promise<void> {
  const all = roomTypeIds.flatMap((roomTypeId, category) =>
    Array.from({ length: nights }, (_, day) => ({ roomTypeId, category, night: addDays(from, day) })),
  )
  const rows = all.map(({ roomTypeId, night }) => ({ propertyId: id, roomTypeId, night, total: rooms }))
  await insertRows(
    db,
    inventory,
    rows.map((row) => ({ ...row, sold: 0, held: 0 })),
  )
  const prices = all.map(({ roomTypeId, category, night }) => ({
    propertyId: id,
    roomTypeId,
    ratePlanId,
    night,
    price: priceOf(night, category),
    extraAdult: 4_001,
    extraTeen: 2_503,
    extraKid: 1_507,
    currency,
  }))
  await insertRows(db, nightlyPrice, prices)
}

export type BookedRoom = {
  readonly category: 0 | 1
  readonly occupancy?: Occupancy
  readonly pricePerNight: number
  readonly paid?: number
  /** The cancellation policy of the booking; the property's own if omitted. */
  readonly policy?: CancellationPolicy
}

/** Books a stay and takes its nights; the unpaid part is to pay at check-in. */
export async function book(
  db: Database,
  hotel: TestProperty,
  {
    code,
    stay,
    rooms,
  }: { readonly code: string; readonly stay: Stay; readonly rooms: readonly BookedRoom[] },
): Promise<PropertyGuest> {
  const { id: propertyId, currency, roomTypeIds, ratePlanId } = hotel
  const at = new Date('2027-01-01T10:00:00Z')
  const nights = Array.from({ length: daysBetween(stay.arrival, stay.departure) }, (_, day) =>
    addDays(stay.arrival, day),
  )
  const reservation = {
    ...stay,
    code,
    brand: 'palace' as const,
    propertyId,
    marketCode: 'USA',
    version: 1,
    bookedOn: '2027-01-01' as const,
    currency,
    guestCurrency: currency,
    exchangeRate: 1,
    promotionSaving: 0,
    dueAtHotel: 0,
    paymentTerms: { kind: 'at-check-in' as const },
    comments: '',
    createdAt: at,
  }
  const rows = rooms.map(
    ({ category, occupancy = couple, pricePerNight, policy: agreed = policy }, index) => ({
      room: {
        roomNumber: index + 1,
        status: 'confirmed' as const,
        roomTypeId: roomTypeIds[category],
        ratePlanId,
        rateKind: 'flexible' as const,
        policy: agreed,
        ...occupancy,
        childAges: [],
        hasStoredCard: false,
      },
      guests: [
        {
          position: 1,
          isMainGuest: true,
          category: 'adult' as const,
          firstName: 'Ada',
          lastName: `Guest ${code}`,
        },
      ],
      nights: nights.map((night) => ({ night, price: pricePerNight })),
      services: [],
      certificates: [],
    }),
  )
  const ledger = rooms.flatMap(({ pricePerNight, paid = 0 }, index) =>
    saleEntries(index + 1, `room-${index + 1}`, {
      price: pricePerNight * nights.length,
      paid,
      isCancelled: false,
    }),
  )
  await db.transaction((tx) =>
    writeReservations(tx, [
      {
        reservation,
        rooms: rows,
        requests: [],
        history: [],
        ledger,
      },
    ]),
  )
  return { reservationCode: code, brand: 'palace' }
}

/** A reservation code in the property's format. */
export const codeOf = (number: number): string => `ZHOU-${String(100 + number)}A0C-A`
