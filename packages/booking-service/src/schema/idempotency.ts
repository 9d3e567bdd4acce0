import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** A write a guest asked for under a key of theirs, so that asking again does it no second time. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** Whose key it is: the reservation. */
    subject: text('subject').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    /** Of method, path and body: the same key with another selection is a mistake. */
    fingerprint: text('fingerprint').notNull(),
    state: text('state').$type<'running' | 'done'>().notNull(),
    status: integer('status'),
    /** While it is being done: by whom. */
    answer: jsonb('answer').$type<unknown>(),
    /** Until when somebody is believed to be at work on it. */
    leaseUntil: moment('lease_until').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.route, t.key] }),
    index('idempotency_by_expiry').on(t.expiresAt),
  ],
)

/** Secrets of the service's own, made once and shared by all its copies. */
export const serviceSecret = pgTable('service_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
