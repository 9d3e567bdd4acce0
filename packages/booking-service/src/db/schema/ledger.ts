import type { CurrencyCode } from '@veranda/domain'
import { bigserial, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { amount, moment } from './columns.ts'
import { reservation } from './reservation.ts'

/** `guest`: what the guest owes. `sales`: what the hotel has sold. `till`: what has been paid. `credit`: what is owed for a later stay. */
export type LedgerAccount = 'guest' | 'sales' | 'till' | 'credit'

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
