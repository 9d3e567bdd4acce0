import type {
  AgeCategory,
  CancellationPolicy,
  GuestTitle,
  RateKind,
  RoomStatus,
  AddOnCategory,
} from '@veranda/domain'
import { markedLetters, plainLetters } from '@veranda/domain'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { ratePlanId, roomTypeId } from './catalogue.ts'
import { amount, day } from './columns.ts'
import type { Words } from './property.ts'
import { reservationId } from './reservation.ts'
import { addOnOffer } from './add-on-offer.ts'

/** `pending-payment` is not stored: it is derived from the ledger and the payment terms. */
export type StoredRoomStatus = Exclude<RoomStatus, 'pending-payment'>

export const room = pgTable(
  'room',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 500_001 }),
    reservationId: reservationId(),
    /** From 1; room 1 is the main room. */
    roomNumber: smallint('room_number').notNull(),
    status: text('status').$type<StoredRoomStatus>().notNull(),
    roomTypeId: roomTypeId(),
    ratePlanId: ratePlanId(),
    rateKind: text('rate_kind').$type<RateKind>().notNull(),
    /** The policy as booked. Later edits of the rate plan do not change it. */
    policy: jsonb('policy').$type<CancellationPolicy>().notNull(),
    adults: smallint('adults').notNull(),
    teens: smallint('teens').notNull(),
    kids: smallint('kids').notNull(),
    infants: smallint('infants').notNull(),
    childAges: jsonb('child_ages').$type<readonly number[]>().notNull(),
    hasStoredCard: boolean('has_stored_card').notNull(),
  },
  (t) => [unique('room_of_reservation').on(t.reservationId, t.roomNumber)],
)

/** Two names in lower case and without marks, as `foldedName` folds what is searched for. */
export const foldedNames = (first: SQLWrapper, second: SQLWrapper): SQL =>
  sql`translate(lower(${first} || ' ' || ${second}), ${sql.raw(`'${bothCases(markedLetters)}', '${bothTimes(plainLetters)}'`)})`

// In some databases `lower` knows no letters but those of English.
const bothCases = (letters: string): string => letters + letters.toUpperCase()
const bothTimes = (letters: string): string => letters + letters

const roomId = () =>
  integer('room_id')
    .notNull()
    .references(() => room.id, { onDelete: 'cascade' })

export const guest = pgTable(
  'guest',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 900_001 }),
    roomId: roomId(),
    /** From 1, within the room. */
    position: smallint('position').notNull(),
    isMainGuest: boolean('is_main_guest').notNull(),
    category: text('category').$type<AgeCategory>().notNull(),
    title: text('title').$type<GuestTitle>(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email'),
    /** Whether a link from this mailbox was used, or the hotel took the address with the booking. */
    emailProven: boolean('email_proven').notNull().default(true),
    phone: text('phone'),
    countryCode: text('country_code'),
    zipCode: text('zip_code'),
    city: text('city'),
    birthDate: day('birth_date'),
    /** On the day of arrival; set for children. */
    age: smallint('age'),
  },
  (t) => [
    unique('guest_of_room').on(t.roomId, t.position),
    // The beginning of a name in either order, and of an address: how staff search.
    index('guest_by_first_name').using(
      'btree',
      sql`(${foldedNames(t.firstName, t.lastName)}) text_pattern_ops`,
    ),
    index('guest_by_last_name').using(
      'btree',
      sql`(${foldedNames(t.lastName, t.firstName)}) text_pattern_ops`,
    ),
    index('guest_by_email').using('btree', sql`lower(${t.email}) text_pattern_ops`),
  ],
)

/** A night of a room and its price, in the reservation's currency. */
export const roomNight = pgTable(
  'room_night',
  { roomId: roomId(), night: day('night').notNull(), price: amount('price').notNull() },
  (t) => [primaryKey({ columns: [t.roomId, t.night] })],
)

export const service = pgTable(
  'service',
  {
    id: serial('id').primaryKey(),
    roomId: roomId(),
    words: jsonb('words').$type<Words>().notNull(),
    category: text('category').$type<AddOnCategory>().notNull(),
    quantity: smallint('quantity').notNull(),
    day: day('day'),
    unitPrice: amount('unit_price').notNull(),
    isPaid: boolean('is_paid').notNull(),
    /** The offer it was taken from; null where it was booked otherwise, and cannot be given back online. */
    offerId: integer('offer_id').references(() => addOnOffer.id),
    /** The notice at the time it was taken. */
    noticeDays: smallint('notice_days').notNull().default(0),
  },
  (t) => [index('service_by_room').on(t.roomId)],
)

export const certificate = pgTable(
  'certificate',
  {
    code: text('code').primaryKey(),
    roomId: roomId(),
    words: jsonb('words').$type<Words>().notNull(),
    amount: amount('amount').notNull(),
  },
  (t) => [index('certificate_by_room').on(t.roomId)],
)
