import type { Cancellation, CancellationEnd, CurrencyCode, Locale, ReasonAnswers } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { amount, day, moment } from './columns.ts'
import { reservationId } from './reservation.ts'

/** `open` is under review; the others are the outcomes of a review. */
export type RequestState = 'open' | Exclude<CancellationEnd, 'reinstated'>

/** What a guest asked to cancel and the hotel decides on. Its rooms stay booked until then. */
export const cancellationRequest = pgTable(
  'cancellation_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: reservationId(),
    roomNumbers: jsonb('room_numbers').$type<readonly number[]>().notNull(),
    /** The quoted cancellation, which is applied if the request is granted. */
    cancellation: jsonb('cancellation').$type<Cancellation>().notNull(),
    /** With the language of the request, in which the guest is answered. */
    reason: jsonb('reason').$type<ReasonAnswers & { readonly locale?: Locale }>().notNull(),
    state: text('state').$type<RequestState>().notNull().default('open'),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('cancellation_request_one_open').on(t.reservationId).where(sql`state = 'open'`),
    index('cancellation_request_by_reservation').on(t.reservationId),
    index('cancellation_request_by_time').on(t.askedAt),
    index('cancellation_request_withdrawn').on(t.decidedAt).where(sql`state = 'withdrawn'`),
  ],
)

/** What the hotel asks a guest during a review, one question at a time, and what the guest answered. */
export const reviewQuestion = pgTable(
  'review_question',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => cancellationRequest.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Empty where documents are the whole answer. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    uniqueIndex('review_question_one_open').on(t.requestId).where(sql`answered_at is null`),
    index('review_question_of_request').on(t.requestId),
  ],
)

/** Rooms cancelled together, and the amounts. A reinstated cancellation stays on record. */
export const cancellation = pgTable(
  'cancellation',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reservationId: reservationId(),
    /** The cancellation number the guest is given. */
    code: text('code').notNull().unique(),
    /** The reservation's version after it; part of the names of its ledger operations and refunds. */
    version: integer('version').notNull(),
    roomNumbers: jsonb('room_numbers').$type<readonly number[]>().notNull(),
    cancellation: jsonb('cancellation').$type<Cancellation>().notNull(),
    reason: jsonb('reason').$type<ReasonAnswers>().notNull(),
    requestId: uuid('request_id').references(() => cancellationRequest.id, { onDelete: 'cascade' }),
    /** The stay at the time: its rooms can be reinstated only into the same stay. */
    arrival: day('arrival').notNull(),
    departure: day('departure').notNull(),
    at: moment('at').notNull(),
    reinstateUntil: moment('undo_until').notNull(),
    reinstatedAt: moment('undone_at'),
  },
  (t) => [index('cancellation_by_reservation').on(t.reservationId), index('cancellation_by_time').on(t.at)],
)

/** A refund stored as credit for a later stay. */
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
  /** Set when its cancellation was reinstated. */
  withdrawnAt: moment('withdrawn_at'),
})

export type CancellationRow = typeof cancellation.$inferSelect

export type RequestRow = typeof cancellationRequest.$inferSelect
