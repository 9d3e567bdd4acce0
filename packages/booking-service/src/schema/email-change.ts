import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { guest } from './room.ts'

/** An e-mail address that waits to be confirmed; a newer one takes the place of the older. */
export const emailChange = pgTable('email_change', {
  guestId: integer('guest_id')
    .primaryKey()
    .references(() => guest.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  askedAt: moment('asked_at').notNull(),
  /** Nothing waits any more once no link can confirm it. */
  expiresAt: moment('expires_at').notNull(),
  /** The session that asked: it goes on when the others end. */
  askedBy: text('asked_by').notNull(),
})
