import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** An idempotent write under a guest's key, so that a repetition is not done twice. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** The owner of the key: a reservation or a staff session. */
    subject: text('subject').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    /** Of method, path and body: the same key with another request is a mistake. */
    fingerprint: text('fingerprint').notNull(),
    state: text('state').$type<'running' | 'done'>().notNull(),
    status: integer('status'),
    /** While it is in progress, the worker. */
    answer: jsonb('answer').$type<unknown>(),
    /** Until when its worker counts as alive. */
    leaseUntil: moment('lease_until').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.route, t.key] }),
    index('idempotency_by_expiry').on(t.expiresAt),
  ],
)

/** The service's own secrets, created once and shared by all its processes. */
export const serviceSecret = pgTable('service_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
