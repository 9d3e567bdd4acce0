import type { CurrencyCode } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { versioned } from './columns.ts'

/** A bank at which the hotel's companies have accounts. */
export const bank = pgTable(
  'bank',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000 }),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    /** ISO 3166-1 alpha-2. */
    countryCode: text('country_code').notNull(),
    /** Its code in international payments, also called SWIFT. */
    bic: text('bic').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    ...versioned(),
  },
  (t) => [check('bank_bic', sql`${t.bic} ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'`)],
)

/** A company of the hotel's, and the account it collects on. */
export const society = pgTable(
  'society',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000 }),
    code: text('code').notNull().unique(),
    legalName: text('legal_name').notNull(),
    taxId: text('tax_id').notNull(),
    countryCode: text('country_code').notNull(),
    /** Of the account. */
    currency: text('currency').$type<CurrencyCode>().notNull(),
    bankId: integer('bank_id')
      .notNull()
      .references(() => bank.id),
    accountHolder: text('account_holder').notNull(),
    /** Without spaces. One of the two is given: a country without IBANs has account numbers. */
    iban: text('iban'),
    accountNumber: text('account_number'),
    isActive: boolean('is_active').notNull().default(true),
    ...versioned(),
  },
  (t) => [
    check('society_has_one_account', sql`(${t.iban} is null) <> (${t.accountNumber} is null)`),
    check('society_iban', sql`${t.iban} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'`),
  ],
)
