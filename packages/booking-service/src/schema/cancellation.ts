import type { Cancellation, CancellationEnd, CurrencyCode, Locale, ReasonAnswers } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { amount, day, moment } from './columns.ts'
import { reservationId } from './reservation.ts'

/** `open` is under review; the others are how a review ends. */
export type RequestState = 'open' | Exclude<CancellationEnd, 'reinstated'>

/** What a guest asked to cancel and the hotel decides on. Its rooms stay booked until then. */
export const cancellationRequest = pgTable(
  'cancellation_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: reservationId(),
    roomNumbers: jsonb('room_numbers').$type<readonly number[]>().notNull(),
    /** What was quoted; granting it comes to the same. */
    cancellation: jsonb('cancellation').$type<Cancellation>().notNull(),
    /** And the language it was given in: the guest is written to in that one. */
    reason: jsonb('reason').$type<ReasonAnswers & { readonly locale?: Locale }>().notNull(),
    state: text('state').$type<RequestState>().notNull().default('open'),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('cancellation_request_one_open').on(t.reservationId).where(sql`state = 'open'`),
    index('cancellation_request_by_reservation').on(t.reservationId),
    index('cancellation_request_withdrawn').on(t.decidedAt).where(sql`state = 'withdrawn'`),
  ],
)

/** Rooms that were cancelled together, and what it came to; undone, it stays for the record. */
export const cancellation = pgTable(
  'cancellation',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reservationId: reservationId(),
    /** The cancellation number the guest is given. */
    code: text('code').notNull().unique(),
    /** The reservation's version it made; names its entries in the ledger and its refunds. */
    version: integer('version').notNull(),
    roomNumbers: jsonb('room_numbers').$type<readonly number[]>().notNull(),
    cancellation: jsonb('cancellation').$type<Cancellation>().notNull(),
    reason: jsonb('reason').$type<ReasonAnswers>().notNull(),
    requestId: uuid('request_id').references(() => cancellationRequest.id, { onDelete: 'cascade' }),
    /** The stay it was cancelled from: only into that one can its rooms come back. */
    arrival: day('arrival').notNull(),
    departure: day('departure').notNull(),
    at: moment('at').notNull(),
    reinstateUntil: moment('undo_until').notNull(),
    reinstatedAt: moment('undone_at'),
  },
  (t) => [index('cancellation_by_reservation').on(t.reservationId)],
)

/** Money kept for a later stay instead of going back. */
export const creditNote = pgTable('credit_note', {
  code: text('code').primaryKey(),
  cancellationId: integer('cancellation_id')
    .notNull()
    .unique()
    .references(() => cancellation.id, { onDelete: 'cascade' }),
  amount: amount('amount').notNull(),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  validUntil: day('valid_until').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Its cancellation was undone. */
  withdrawnAt: moment('withdrawn_at'),
})

export type CancellationRow = typeof cancellation.$inferSelect

export type RequestRow = typeof cancellationRequest.$inferSelect
