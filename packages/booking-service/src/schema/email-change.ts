import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { guest } from './room.ts'

/** An e-mail address that waits for confirmation; a newer one replaces it. */
export const emailChange = pgTable('email_change', {
  guestId: integer('guest_id')
    .primaryKey()
    .references(() => guest.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  askedAt: moment('asked_at').notNull(),
  /** After this time no link can confirm it. */
  expiresAt: moment('expires_at').notNull(),
  /** The session that requested it, which continues when the others end. */
  askedBy: text('asked_by').notNull(),
})
