import type { ReceiptKind } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { reservation } from './reservation.ts'

/**
 * The public half of every key that receipts were ever signed with, so that old receipts can be verified after a rotation. The
 * private half is stored only where the service makes its own key (in development); in production it is a setting.
 */
export const receiptKey = pgTable('receipt_key', {
  /** The key's thumbprint (RFC 7638). */
  kid: text('kid').primaryKey(),
  /** The public point, base64url. */
  x: text('x').notNull(),
  privateKey: jsonb('private_key').$type<Readonly<Record<string, unknown>>>(),
  addedAt: moment('added_at').notNull(),
})

/** The end of a reservation's series of receipts; the row is locked while the next receipt is written. */
export const receiptSeries = pgTable('receipt_series', {
  reservationId: integer('reservation_id')
    .primaryKey()
    .references(() => reservation.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  /** The hash of the last receipt's signed form. */
  hash: text('hash'),
})

/** Receipts, written in the transaction that moves the money; the database refuses updates and deletions. */
export const receipt = pgTable(
  'receipt',
  {
    number: text('number').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<ReceiptKind>().notNull(),
    /** What it is the receipt of, `payment:<id>`: nothing has two receipts of a kind. */
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
    /** The compact JWS; its payload is the receipt. */
    signed: text('signed').notNull(),
    hash: text('hash').notNull().unique(),
    previousHash: text('previous_hash'),
    kid: text('kid')
      .notNull()
      .references(() => receiptKey.kid),
  },
  (t) => [
    unique('receipt_series_has_no_fork').on(t.reservationId, t.position),
    unique('receipt_once').on(t.reservationId, t.cause, t.kind),
    check('receipt_first_has_none_before', sql`(${t.position} = 1) = (${t.previousHash} is null)`),
  ],
)
