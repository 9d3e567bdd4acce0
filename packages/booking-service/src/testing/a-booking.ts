import type { Database } from '../platform/db/database.ts'
import { amenity, nightlyPrice, ratePlan, roomType } from '../schema/catalogue.ts'
import { ledgerEntry } from '../schema/ledger.ts'
import { ageRange, country, market, property } from '../schema/property.ts'
import { history, reservation, specialRequest } from '../schema/reservation.ts'
import { certificate, guest, room, roomNight, service } from '../schema/room.ts'

export const elena = { reservationCode: 'ZPCU-104A7C-AB', firstName: 'Elena', lastName: 'Núñez Robles' }
export const marco = { reservationCode: 'ZPFI-200B1C-F', firstName: 'Marco', lastName: 'Bianchi' }

const words = (en: string) => ({ en, es: `${en} (es)`, it: `${en} (it)` })
const policy = {
  refundable: true,
  deadlineAt: '15:00',
  tiers: [{ daysBefore: 7, charge: { kind: 'nights', count: 2 } }],
} as const

/** Elena's two rooms in Cancún, sold in Mexico and partly paid; Marco's room in Florence. */
export async function addBookings(db: Database): Promise<void> {
  await db.insert(country).values([
    { code: 'MX', alpha3: 'MEX', diallingCode: '52' },
    { code: 'US', alpha3: 'USA', diallingCode: '1' },
    { code: 'ES', alpha3: 'ESP', diallingCode: '34' },
  ])
  await db.insert(market).values([
    { code: 'MEX', name: 'Mexico', countryCode: 'MX' },
    { code: 'ITA', name: 'Italy', countryCode: 'IT' },
  ])
  await db.insert(amenity).values({ code: 'wifi', words: words('Wi-Fi') })
  await addProperty(db, 1, {
    code: 'ZPCU',
    brand: 'palace',
    currency: 'USD',
    help: { lines: [{ countries: ['MX'], phone: { country: '52', area: '55', number: '55500102' } }] },
  })
  await addProperty(db, 2, { code: 'ZPFI', brand: 'partner-city', currency: 'EUR' })
  await db.insert(reservation).values([
    {
      ...aBooking,
      id: 11,
      code: elena.reservationCode,
      brand: 'palace',
      propertyId: 1,
      marketCode: 'MEX',
      currency: 'USD',
      guestCurrency: 'MXN',
      exchangeRate: 17.25,
      version: 3,
    },
    {
      ...aBooking,
      id: 12,
      code: marco.reservationCode,
      brand: 'partner-city',
      propertyId: 2,
      marketCode: 'ITA',
      currency: 'EUR',
      guestCurrency: 'EUR',
      exchangeRate: 1,
    },
  ])
  await addRoom(db, { id: 21, reservationId: 11, roomNumber: 1, roomTypeId: 1, ratePlanId: 3 }, elena)
  await addRoom(
    db,
    { id: 22, reservationId: 11, roomNumber: 2, roomTypeId: 1, ratePlanId: 3 },
    { firstName: 'Tomás', lastName: 'Robles' },
  )
  await addRoom(db, { id: 23, reservationId: 12, roomNumber: 1, roomTypeId: 2, ratePlanId: 5 }, marco)
  await db.insert(service).values({
    roomId: 21,
    words: words('Sunset dinner'),
    category: 'for-room',
    quantity: 1,
    unitPrice: 5_000,
    isPaid: false,
  })
  await db
    .insert(certificate)
    .values({ code: 'C-1', roomId: 21, words: words('Resort credit'), amount: 20_000 })
  await db
    .insert(specialRequest)
    .values({ reservationId: 11, roomNumber: 1, text: 'A quiet room', at: new Date('2027-01-02T10:00:00Z') })
  await db
    .insert(history)
    .values({ reservationId: 11, at: new Date('2027-01-01T10:00:00Z'), kind: 'booked', by: 'guest' })
  const paid = {
    reservationId: 11,
    roomNumber: 1,
    operation: 'paid-1',
    currency: 'USD',
    at: new Date('2027-01-01T10:00:00Z'),
  } as const
  await db.insert(ledgerEntry).values([
    { ...paid, account: 'cash', amount: 30_000 },
    { ...paid, account: 'guest-folio', amount: -30_000 },
  ])
  await db.insert(nightlyPrice).values(
    (['2027-05-01', '2027-05-02', '2027-05-03'] as const).map((night) => ({
      propertyId: 1,
      roomTypeId: 1,
      ratePlanId: 3,
      night,
      price: 30_000,
      extraAdult: 4_000,
      extraTeen: 0,
      extraKid: 0,
      currency: 'USD' as const,
    })),
  )
}

const aBooking = {
  arrival: '2027-05-01',
  departure: '2027-05-04',
  bookedOn: '2027-01-01',
  paymentTerms: { kind: 'before-arrival', by: '2027-04-24' },
} as const

async function addProperty(
  db: Database,
  id: number,
  over: Pick<typeof property.$inferInsert, 'code' | 'brand' | 'currency' | 'help'>,
) {
  await db.insert(property).values({
    id,
    ...over,
    name: `Hotel ${id}`,
    timeZone: 'America/Cancun',
    checkInAt: '15:00',
    checkOutAt: '12:00',
    adultsOnly: false,
    minimumNights: 1,
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
  await db
    .insert(ageRange)
    .values({ propertyId: id, category: 'adult', youngest: 18, oldest: 120, words: words('Adults') })
  await db.insert(roomType).values({
    id,
    propertyId: id,
    code: 'SDOV',
    name: words('Superior'),
    rank: 1,
    beds: words('1 king'),
    maxOccupancy: 4,
    squareMeters: 46,
    view: 'ocean',
    amenities: ['wifi'],
  })
  await db.insert(ratePlan).values({
    id: id === 1 ? 3 : 5,
    propertyId: id,
    code: 'FLEX',
    name: words('Flexible'),
    kind: 'flexible',
    policy,
  })
}

async function addRoom(
  db: Database,
  place: { id: number; reservationId: number; roomNumber: number; roomTypeId: number; ratePlanId: number },
  { firstName, lastName }: { firstName: string; lastName: string },
) {
  await db.insert(room).values({
    ...place,
    status: 'confirmed',
    rateKind: 'flexible',
    policy,
    adults: 2,
    teens: 0,
    kids: 1,
    infants: 0,
    childAges: [8],
    hasStoredCard: false,
  })
  await db.insert(guest).values([
    {
      roomId: place.id,
      position: 1,
      isMainGuest: true,
      category: 'adult',
      firstName,
      lastName,
      email: 'guest@example.com',
    },
    {
      roomId: place.id,
      position: 2,
      isMainGuest: false,
      category: 'kid',
      firstName: 'Mateo',
      lastName,
      age: 8,
    },
  ])
  await db.insert(roomNight).values(
    (['2027-05-01', '2027-05-02', '2027-05-03'] as const).map((night) => ({
      roomId: place.id,
      night,
      price: 30_000,
    })),
  )
}
