import { type CurrencyCode, type LedgerAccount, ledgerAccounts } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { amount, moment } from './columns.ts'
import { reservation } from './reservation.ts'

/**
 * Append-only double entry; the database refuses updates. A sale: guest folio +, revenue −. A payment: cash
 * +, guest folio −. The entries of an operation sum to zero. The balance is the sum of the guest folio, the
 * amount paid that of cash.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    /** The room's number, or null for the reservation as a whole (the transfer). */
    roomNumber: integer('room_number'),
    /** Part of a unique key, so that repeating an operation cannot count twice. */
    operation: text('operation').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    amount: amount('amount').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    unique('ledger_operation').on(t.reservationId, t.operation, t.account),
    index('ledger_by_reservation').on(t.reservationId),
    index('ledger_cash_by_time').on(t.at).where(sql`account = 'cash'`),
    // No sum would include an account with another name.
    check(
      'ledger_account_known',
      sql`${t.account} in (${sql.raw(ledgerAccounts.map((name) => `'${name}'`).join(', '))})`,
    ),
  ],
)
