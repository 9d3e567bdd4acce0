import type { BrandId, CancellationPolicy, CurrencyCode, RateKind, RoomView } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { amount, day } from './columns.ts'
import { property, propertyId, type Words } from './property.ts'
import { region } from './staff-catalogue.ts'

export const amenity = pgTable('amenity', {
  code: text('code').primaryKey(),
  words: jsonb('words').$type<Words>().notNull(),
})

export const roomType = pgTable(
  'room_type',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    propertyId: propertyId(),
    code: text('code').notNull(),
    name: jsonb('name').$type<Words>().notNull(),
    /** Grows with the category: an upgrade leads to a higher one. */
    rank: smallint('rank').notNull(),
    beds: jsonb('beds').$type<Words>().notNull(),
    maxOccupancy: smallint('max_occupancy').notNull(),
    squareMeters: smallint('square_meters').notNull(),
    view: text('view').$type<RoomView>().notNull(),
    amenities: jsonb('amenities').$type<readonly string[]>().notNull(),
    photoUrl: text('photo_url'),
  },
  (t) => [unique('room_type_code').on(t.propertyId, t.code)],
)

export const ratePlan = pgTable(
  'rate_plan',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    propertyId: propertyId(),
    code: text('code').notNull(),
    name: jsonb('name').$type<Words>().notNull(),
    kind: text('kind').$type<RateKind>().notNull(),
    /** The policy of new bookings; each room keeps its own copy. */
    policy: jsonb('policy').$type<CancellationPolicy>().notNull(),
  },
  (t) => [unique('rate_plan_code').on(t.propertyId, t.code)],
)

export const roomTypeId = () =>
  integer('room_type_id')
    .notNull()
    .references(() => roomType.id)

export const ratePlanId = () =>
  integer('rate_plan_id')
    .notNull()
    .references(() => ratePlan.id)

export const rateSeason = pgTable(
  'rate_season',
  {
    propertyId: propertyId(),
    code: text('code').notNull(),
    firstNight: day('first_night').notNull(),
    lastNight: day('last_night').notNull(),
    /** Per cent of the plan's base price. */
    percent: smallint('percent').notNull(),
    /** Replaces the plan's policy for refundable rooms that arrive in the season. */
    policy: jsonb('policy').$type<CancellationPolicy>(),
  },
  (t) => [primaryKey({ columns: [t.propertyId, t.firstNight] })],
)

/** The price of a night for two adults, and of each further guest by age category. */
export const nightlyPrice = pgTable(
  'nightly_price',
  {
    propertyId: propertyId(),
    roomTypeId: roomTypeId(),
    ratePlanId: ratePlanId(),
    night: day('night').notNull(),
    price: amount('price').notNull(),
    extraAdult: amount('extra_adult').notNull(),
    extraTeen: amount('extra_teen').notNull(),
    extraKid: amount('extra_kid').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.roomTypeId, t.ratePlanId, t.night] }),
    index('nightly_price_by_property').on(t.propertyId, t.night),
    check('nightly_price_not_negative', sql`${t.price} >= 0`),
  ],
)

export const promotion = pgTable(
  'promotion',
  {
    code: text('code').primaryKey(),
    brand: text('brand').$type<BrandId>().notNull(),
    /** The property whose staff decide it; null for one of every property of the brand. */
    propertyId: integer('property_id').references(() => property.id),
    /** One that is not can be entered no more; a reservation that has it keeps it. */
    isActive: boolean('is_active').notNull().default(true),
    kind: text('kind').$type<'percent' | 'amount'>().notNull(),
    percent: smallint('percent'),
    amount: amount('amount'),
    currency: text('currency').$type<CurrencyCode>(),
    bookFrom: day('book_from').notNull(),
    bookUntil: day('book_until').notNull(),
    stayFrom: day('stay_from').notNull(),
    stayUntil: day('stay_until').notNull(),
    minimumNights: smallint('minimum_nights').notNull(),
    /** Empty means all. */
    ratePlanIds: jsonb('rate_plan_ids').$type<readonly number[]>().notNull(),
    marketCodes: jsonb('market_codes').$type<readonly string[]>().notNull(),
    /** Only for stays sold in a country of the region; null means everywhere. */
    regionCode: text('region_code').references(() => region.code),
  },
  (t) => [index('promotion_of_property').on(t.propertyId)],
)
