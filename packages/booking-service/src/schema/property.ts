import {
  type AgeCategory,
  type BrandId,
  type CancellationVariant,
  type ClockTime,
  type CurrencyCode,
  type FieldChange,
  mostDocumentMegabytes,
  type PaymentFlow,
  type PhoneTable,
} from '@veranda/domain'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { amount, day, inCatalogue, moment, versioned } from './columns.ts'
import { society } from './society.ts'

/** A hotel's text by language; English is required. */
export type Words = { readonly en: string } & Readonly<Record<string, string>>

export type EmailChangeRule = 'at-once' | 'confirmed'

export const property = pgTable(
  'property',
  {
    id: integer('id').primaryKey(),
    code: text('code').notNull().unique(),
    brand: text('brand').$type<BrandId>().notNull(),
    name: text('name').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    timeZone: text('time_zone').notNull(),
    checkInAt: text('check_in_at').$type<ClockTime>().notNull(),
    checkOutAt: text('check_out_at').$type<ClockTime>().notNull(),
    adultsOnly: boolean('adults_only').notNull(),
    minimumNights: smallint('minimum_nights').notNull(),
    /** Null where the length of a stay is not limited. */
    maximumNights: smallint('maximum_nights'),
    /** How many days ahead nights can be booked. */
    bookableDays: smallint('bookable_days').notNull().default(400),
    street: text('street').notNull(),
    city: text('city').notNull(),
    stateCode: text('state_code').notNull(),
    zipCode: text('zip_code').notNull(),
    countryCode: text('country_code').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    photoUrl: text('photo_url'),
    /** Null where no transfer is offered. */
    transferPrice: amount('transportation_price'),
    transferNoticeDays: smallint('transportation_notice_days').notNull(),
    /** A local tax per adult and night, due at the front desk; 0 where there is none. */
    taxPerAdultNight: amount('tax_per_adult_night').notNull(),
    /** How payments are made at this property; null where its brand decides. */
    paymentFlow: text('payment_flow').$type<PaymentFlow>(),
    /** The least a guest pays of a balance at once; less than that is paid in one piece. */
    smallestPayment: amount('smallest_payment').notNull().default(0),
    /** The company that collects for it; null where none does, and no bank transfer is taken. */
    societyId: integer('society_id').references(() => society.id),
    /** How many days a guest has for a bank transfer, before arrival at the latest how many, and how long one is waited for. */
    bankTransferDays: smallint('bank_transfer_days').notNull().default(7),
    bankTransferDaysAhead: smallint('bank_transfer_days_ahead').notNull().default(3),
    bankTransferGraceDays: smallint('bank_transfer_grace_days').notNull().default(2),
    cancelling: text('cancelling').$type<CancellationVariant>().notNull(),
    /** Whether guests can add to their stay online. */
    sellsAddOns: boolean('sells_add_ons').notNull().default(true),
    /** For how many minutes a cancelled room can be reinstated. */
    reinstateMinutes: smallint('undo_minutes').notNull().default(30),
    /** The size of all documents together that a guest may send with a request to cancel. */
    documentMegabytes: smallint('document_megabytes').notNull().default(mostDocumentMegabytes),
    /** How many days before arrival the property begins to fulfil standby requests. */
    standbyDays: smallint('standby_days').notNull().default(3),
    /** Whether a penalty in force when a stay is moved remains the minimum for its new dates. */
    keepsPenaltyWhenMoved: boolean('keeps_penalty_when_moved').notNull().default(true),
    /** Which nights are lowered by a promotion code entered after booking. */
    promotionNights: text('promotion_nights')
      .$type<'new-nights' | 'every-night'>()
      .notNull()
      .default('new-nights'),
    /**
     * Whether a new e-mail address counts at once, or only after confirmation from the old or the new
     * mailbox.
     */
    emailChange: text('email_change').$type<EmailChangeRule>().notNull().default('at-once'),
    /** The property's own help lines or hours; null to use its brand's. */
    help: jsonb('help').$type<PhoneTable>(),
    /** How often staff changed what it decides. */
    ...versioned(),
  },
  // The calendar requests all of these days in one call.
  (t) => [
    check('property_bookable_days', sql`${t.bookableDays} between 1 and 430`),
    check('property_document_megabytes', sql`${t.documentMegabytes} between 1 and 10`),
  ],
)

export const propertyId = () =>
  integer('property_id')
    .notNull()
    .references(() => property.id)

/** What staff changed in what a property decides; each row is in force from its moment on. */
export const propertyChange = pgTable(
  'property_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    propertyId: propertyId(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull(),
  },
  (t) => [index('property_change_of_property').on(t.propertyId, t.id)],
)

/** Where a reservation was sold. */
export const market = pgTable('market', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  countryCode: text('country_code').notNull(),
  /** What it is sold in; null where that is each property's own currency. */
  currency: text('currency').$type<CurrencyCode>(),
  /** Its profile in the property management system. */
  pmsProfileId: text('pms_profile_id'),
  ...inCatalogue(),
})

export const ageRange = pgTable(
  'age_range',
  {
    propertyId: propertyId(),
    category: text('category').$type<AgeCategory>().notNull(),
    youngest: smallint('youngest').notNull(),
    oldest: smallint('oldest').notNull(),
    words: jsonb('words').$type<Words>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.propertyId, t.category] })],
)

export const country = pgTable('country', {
  /** ISO 3166-1 alpha-2. */
  code: text('code').primaryKey(),
  alpha3: text('alpha3').notNull().unique(),
  /** Without the plus sign. */
  diallingCode: text('dialling_code').notNull(),
  /** Words by which regions name it: `europe`. */
  tags: jsonb('tags').$type<readonly string[]>().notNull().default([]),
  ...inCatalogue(),
})

/** For reading prices in another currency, never for charging. */
export const exchangeRate = pgTable('exchange_rate', {
  currency: text('currency').$type<CurrencyCode>().primaryKey(),
  /** How much of it a US dollar is. */
  perDollar: doublePrecision('per_dollar').notNull(),
  ...inCatalogue(),
})

/** The day the sample data were last made for; no row where there are none. */
export const sampleDay = pgTable('sample_day', { day: day('day').primaryKey() })
