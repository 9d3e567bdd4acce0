import type {
  ArrivalState,
  BankTransferState,
  CollectingAccount,
  CurrencyCode,
  ExcessDecision,
  Locale,
  MeantFor,
} from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { amount, day, moment } from './columns.ts'
import { reservation, reservationId } from './reservation.ts'
import { society } from './society.ts'

/** A bank transfer that a guest announced. */
export const bankTransfer = pgTable(
  'bank_transfer',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: reservationId(),
    reference: text('reference').notNull().unique(),
    state: text('state').$type<BankTransferState>().notNull().default('awaited'),
    amount: amount('amount').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    /** The rooms that were picked; empty where it is for all of them. */
    meantFor: jsonb('meant_for').$type<MeantFor>().notNull(),
    societyId: integer('society_id')
      .notNull()
      .references(() => society.id),
    /** The account as the guest was told it. */
    account: jsonb('account').$type<CollectingAccount>().notNull(),
    dueBy: day('due_by').notNull(),
    /** The language it was announced in, in which the guest is written to. */
    locale: text('locale').$type<Locale>().notNull(),
    announcedAt: moment('announced_at').notNull(),
    remindedAt: moment('reminded_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('bank_transfer_one_awaited').on(t.reservationId).where(sql`state = 'awaited'`),
    index('bank_transfer_by_reservation').on(t.reservationId, t.announcedAt),
    index('bank_transfer_awaited').on(t.dueBy).where(sql`state = 'awaited'`),
    index('bank_transfer_lapsed').on(t.endedAt).where(sql`state = 'lapsed'`),
    check('bank_transfer_above_zero', sql`${t.amount} > 0`),
    check('bank_transfer_ends', sql`(${t.state} = 'awaited') = (${t.endedAt} is null)`),
  ],
)

/** Money that arrived on an account of the hotel’s, and what became of it. */
export const bankArrival = pgTable(
  'bank_arrival',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    societyId: integer('society_id')
      .notNull()
      .references(() => society.id),
    /** The bank’s own number of the entry, so that it is recorded once. */
    bankEntryId: text('bank_entry_id').notNull(),
    amount: amount('amount').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    bookedOn: day('booked_on').notNull(),
    text: text('text').notNull(),
    /** The references found in it. */
    references: jsonb('references').$type<readonly string[]>().notNull(),
    state: text('state').$type<ArrivalState>().notNull().default('unmatched'),
    /** What it was matched with: a reservation, and a transfer where one was announced. */
    reservationId: integer('reservation_id').references(() => reservation.id, { onDelete: 'set null' }),
    bankTransferId: uuid('bank_transfer_id').references(() => bankTransfer.id, { onDelete: 'set null' }),
    recordedAt: moment('recorded_at').notNull(),
    appliedAt: moment('applied_at'),
    excess: text('excess').$type<ExcessDecision>(),
    /** What of it paid the balance, and what is to be paid back. */
    applied: amount('applied'),
    refunded: amount('refunded'),
    returnedAt: moment('returned_at'),
    /** What the staff noted when it went back. */
    note: text('note').notNull().default(''),
  },
  (t) => [
    unique('bank_arrival_once').on(t.societyId, t.bankEntryId),
    index('bank_arrival_open').on(t.recordedAt).where(sql`state in ('unmatched', 'matched')`),
    index('bank_arrival_applied').on(t.appliedAt).where(sql`state = 'applied'`),
    index('bank_arrival_returned').on(t.returnedAt).where(sql`state = 'returned'`),
    index('bank_arrival_by_reservation').on(t.reservationId).where(sql`reservation_id is not null`),
    index('bank_arrival_by_transfer').on(t.bankTransferId).where(sql`bank_transfer_id is not null`),
    check('bank_arrival_above_zero', sql`${t.amount} > 0`),
    check(
      'bank_arrival_whole',
      sql`(${t.state} = 'applied') = (${t.appliedAt} is not null) and
        (${t.appliedAt} is null or ${t.applied} + ${t.refunded} = ${t.amount})`,
    ),
    check('bank_arrival_unmatched', sql`${t.state} <> 'unmatched' or ${t.reservationId} is null`),
    check('bank_arrival_returned_once', sql`(${t.state} = 'returned') = (${t.returnedAt} is not null)`),
  ],
)

export type BankTransferRow = typeof bankTransfer.$inferSelect
export type BankArrivalRow = typeof bankArrival.$inferSelect
