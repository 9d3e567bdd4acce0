import type { CurrencyCode, LedgerAccount } from '@veranda/domain'
import { bigserial, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { amount, moment } from './columns.ts'
import { reservation } from './reservation.ts'

/**
 * Append-only double entry; the database refuses changes. Selling: guest +, sales −. Paying: till +, guest −.
 * The entries of an operation sum to zero; the balance is the sum of `guest`, what is paid the sum of `till`.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    /** What it was for: a room's number, or null for the reservation as a whole (private transportation). */
    roomNumber: integer('room_number'),
    /** Unique, so that doing the same operation twice cannot count twice. */
    operation: text('operation').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    amount: amount('amount').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    unique('ledger_operation').on(t.reservationId, t.operation, t.account),
    index('ledger_by_reservation').on(t.reservationId),
  ],
)

/** Who did what, refusals too. Each row carries the hash of the one before; the database refuses changes. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** Hashed. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    outcome: text('outcome').notNull(),
    reservationId: integer('reservation_id'),
    requestId: text('request_id'),
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull(),
    previousHash: text('previous_hash').notNull().unique(),
    hash: text('hash').notNull().unique(),
  },
  (t) => [index('audit_by_reservation').on(t.reservationId)],
)
