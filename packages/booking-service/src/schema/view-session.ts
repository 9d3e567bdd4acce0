import type { BrandId } from '@veranda/domain'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * What a guest's view cookie opens: the page of their reservation, read only, for as long as the session in which it was
 * set. One for each session; identified by the hash of its secret.
 */
export const viewSession = pgTable(
  'view_session',
  {
    originJti: text('origin_jti').primaryKey(),
    secretHash: text('secret_hash').notNull().unique(),
    reservationCode: text('reservation_code').notNull(),
    brand: text('brand').$type<BrandId>().notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('view_session_by_expiry').on(t.expiresAt)],
)
