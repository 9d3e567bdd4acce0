import { PGlite } from '@electric-sql/pglite'
import type { BrandId } from '@veranda/domain'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from '../../platform/db/database.ts'
import * as catalogue from '../../schema/catalogue.ts'
import * as property from '../../schema/property.ts'
import * as reservation from '../../schema/reservation.ts'
import * as room from '../../schema/room.ts'

/** An empty database in memory, or in a folder. */
export async function openGuestDatabase(
  folder?: string,
): Promise<{ database: Database; close: () => Promise<void> }> {
  const client = await PGlite.create(folder)
  const database = drizzle(client)
  await migrate(database, { migrationsFolder: new URL('../../../migrations', import.meta.url).pathname })
  return { database, close: () => client.close() }
}

export type GuestAtHome = {
  readonly code: string
  readonly brand: BrandId
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Adds a reservation of one room with one guest. */
export async function addReservation(database: Database, guest: GuestAtHome): Promise<void> {
  const id = Number.parseInt(guest.code.slice(-2), 10)
  await database
    .insert(property.market)
    .values({ code: 'MX', name: 'Mexico', countryCode: 'MX' })
    .onConflictDoNothing()
  await database.insert(property.property).values({ ...aProperty, id, code: `P${id}`, brand: guest.brand })
  await database.insert(catalogue.roomType).values({ ...aRoomType, id, propertyId: id })
  await database.insert(catalogue.ratePlan).values({ ...aRatePlan, id, propertyId: id })
  await database.insert(reservation.reservation).values({
    id,
    code: guest.code,
    brand: guest.brand,
    propertyId: id,
    marketCode: 'MX',
    arrival: '2027-05-01',
    departure: '2027-05-06',
    bookedOn: '2027-01-01',
    currency: 'USD',
    guestCurrency: 'USD',
    exchangeRate: 1,
    paymentTerms: { kind: 'at-check-in' },
  })
  await database.insert(room.room).values({
    id,
    reservationId: id,
    roomNumber: 1,
    status: 'confirmed',
    roomTypeId: id,
    ratePlanId: id,
    rateKind: 'flexible',
    policy: aRatePlan.policy,
    adults: 1,
    teens: 0,
    kids: 0,
    infants: 0,
    childAges: [],
    hasStoredCard: false,
  })
  const { firstName, lastName, email } = guest
  await database.insert(room.guest).values({
    roomId: id,
    position: 1,
    isMainGuest: true,
    category: 'adult',
    firstName,
    lastName,
    email,
  })
}

const aProperty = {
  name: 'Palace Cancún',
  currency: 'USD',
  timeZone: 'America/Cancun',
  checkInAt: '15:00',
  checkOutAt: '12:00',
  adultsOnly: false,
  minimumNights: 1,
  street: 'Boulevard 1',
  city: 'Cancún',
  stateCode: 'QR',
  zipCode: '77500',
  countryCode: 'MX',
  latitude: 21.1,
  longitude: -86.8,
  transferNoticeDays: 3,
  taxPerAdultNight: 0,
  paymentFlow: 'payments-palace',
  cancelling: 'any-but-the-main-room-alone',
} as const

const aRoomType = {
  code: 'SUITE',
  name: { en: 'Suite', es: 'Suite', it: 'Suite' },
  rank: 1,
  beds: { en: '1 king bed', es: '1 cama king', it: '1 letto king' },
  maxOccupancy: 3,
  squareMeters: 50,
  view: 'ocean',
  amenities: [],
} as const

const aRatePlan = {
  code: 'FLEX',
  name: { en: 'Flexible', es: 'Flexible', it: 'Flessibile' },
  kind: 'flexible',
  policy: { refundable: true, deadlineAt: '15:00', tiers: [] },
} as const
