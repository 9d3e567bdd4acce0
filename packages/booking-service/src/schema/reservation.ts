import type { BrandId, CurrencyCode, HistoryKind, PaymentTerms, Promotion } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { amount, day, moment } from './columns.ts'
import { market, propertyId } from './property.ts'
import { system } from './staff-catalogue.ts'

export const reservation = pgTable(
  'reservation',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** Upper case. */
    code: text('code').notNull().unique(),
    brand: text('brand').$type<BrandId>().notNull(),
    propertyId: propertyId(),
    marketCode: text('market_code')
      .notNull()
      .references(() => market.code),
    /** The system it came from, where that is known. */
    systemCode: text('system_code').references(() => system.code),
    version: integer('version').notNull().default(1),
    arrival: day('arrival').notNull(),
    departure: day('departure').notNull(),
    bookedOn: day('booked_on').notNull(),
    /** The property's currency, in which all amounts of the reservation are. */
    currency: text('currency').$type<CurrencyCode>().notNull(),
    guestCurrency: text('guest_currency').$type<CurrencyCode>().notNull(),
    exchangeRate: doublePrecision('exchange_rate').notNull(),
    promotion: jsonb('promotion').$type<Promotion>(),
    /** The promotion's discount; the nights' prices already include it. */
    promotionSaving: amount('promotion_saving').notNull().default(0),
    transferPrice: amount('transportation_price'),
    dueAtHotel: amount('due_at_hotel').notNull().default(0),
    paymentTerms: jsonb('payment_terms').$type<PaymentTerms>().notNull(),
    cancellationCode: text('cancellation_code').unique(),
    cancelledOn: day('cancelled_on'),
    comments: text('comments').notNull().default(''),
    /** Identifies an imported row, so that no row is imported twice. */
    importKey: text('import_key').unique(),
    /** The name of the sample, if it is one. */
    sample: text('sample'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('reservation_by_property_arrival').on(t.propertyId, t.arrival),
    // The list of staff: by arrival, by the beginning of a number, the last ones made.
    index('reservation_by_arrival').on(t.arrival, t.id),
    index('reservation_by_code_beginning').using('btree', t.code.op('text_pattern_ops')),
    index('reservation_by_creation').on(t.createdAt),
    index('reservation_cancelled_by_arrival').on(t.arrival, t.id).where(sql`cancelled_on is not null`),
    check('reservation_has_a_night', sql`${t.departure} > ${t.arrival}`),
  ],
)

/** Of a reservation, and gone with it. */
export const reservationId = () =>
  integer('reservation_id')
    .notNull()
    .references(() => reservation.id, { onDelete: 'cascade' })

export const history = pgTable(
  'history',
  {
    id: serial('id').primaryKey(),
    reservationId: reservationId(),
    at: moment('at').notNull(),
    kind: text('kind').$type<HistoryKind>().notNull(),
    by: text('by').$type<'guest' | 'hotel'>().notNull(),
    difference: amount('difference'),
  },
  (t) => [index('history_by_reservation').on(t.reservationId, t.at), index('history_by_time').on(t.at)],
)

/** What staff noted about a reservation. No guest reads it. */
export const staffNote = pgTable(
  'staff_note',
  {
    id: serial('id').primaryKey(),
    reservationId: reservationId(),
    at: moment('at').notNull(),
    /** The name colleagues read. */
    by: text('by').notNull(),
    text: text('text').notNull(),
  },
  (t) => [index('staff_note_by_reservation').on(t.reservationId, t.at)],
)

export const specialRequest = pgTable(
  'special_request',
  {
    id: serial('id').primaryKey(),
    reservationId: reservationId(),
    roomNumber: smallint('room_number').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    seenAt: moment('seen_at'),
    answeredAt: moment('answered_at'),
    answer: text('answer'),
  },
  (t) => [
    index('special_request_by_reservation').on(t.reservationId),
    index('special_request_by_time').on(t.at),
    index('special_request_open').on(t.at).where(sql`answered_at is null`),
    check('special_request_is_answered_in_words', sql`(${t.answeredAt} is null) = (${t.answer} is null)`),
    check('special_request_is_seen_before_answered', sql`${t.answeredAt} is null or ${t.seenAt} is not null`),
  ],
)
