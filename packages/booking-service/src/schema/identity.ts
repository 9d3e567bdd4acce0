import type { BrandId } from '@veranda/domain'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** A session that was ended early. Stored until its last token has expired. */
export const revocation = pgTable(
  'revocation',
  { originJti: text('origin_jti').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (t) => [index('revocation_by_expiry').on(t.expiresAt)],
)

/** `email-before` and `email-now` confirm a change of address from the old or the new mailbox. */
export type SecretPurpose = 'link' | 'handoff' | 'email-before' | 'email-now'

/**
 * A mailed one-time link, or a handoff from one brand's site to another; identified by the hash of its
 * secret.
 */
export const signInLink = pgTable(
  'sign_in_link',
  {
    secretHash: text('secret_hash').primaryKey(),
    reservationCode: text('reservation_code').notNull(),
    brand: text('brand').$type<BrandId>().notNull(),
    purpose: text('purpose').$type<SecretPurpose>().notNull(),
    /** The guest to whose mailbox it was sent, if it was mailed. */
    guestId: integer('guest_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When its page was first opened, by a guest or by a mail scanner. */
    openedAt: moment('opened_at'),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('sign_in_link_by_expiry').on(t.expiresAt),
    index('sign_in_link_by_reservation').on(t.reservationCode),
  ],
)

/**
 * Ends all of a reservation's sessions that signed in before a moment, except one. Stored until the last of
 * them would have expired.
 */
export const sessionCut = pgTable(
  'session_cut',
  {
    reservationCode: text('reservation_code').primaryKey(),
    cutAt: moment('cut_at').notNull(),
    exceptJti: text('except_jti').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('session_cut_by_expiry').on(t.expiresAt)],
)

/** A limit's counter. Times are seconds since 1970, so that one statement can count and compare. */
export const throttle = pgTable('throttle', {
  key: text('key').primaryKey(),
  uses: integer('uses').notNull(),
  windowSeconds: integer('window_seconds').notNull(),
  windowEnds: bigint('window_ends', { mode: 'number' }).notNull(),
  inARow: integer('in_a_row').notNull(),
})
