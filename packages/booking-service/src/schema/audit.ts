import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Who did what, refusals too. Each row carries the hash of the one before; the database refuses changes. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** Missing where it was written before it was told apart: then it was a guest, one of the staff, or the waitlist. */
    actorKind: text('actor_kind').$type<'guest' | 'staff' | 'job'>(),
    /** A session, hashed; or the name of a job. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    outcome: text('outcome').notNull(),
    reservationId: integer('reservation_id'),
    requestId: text('request_id'),
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull(),
    previousHash: text('previous_hash').notNull().unique(),
    hash: text('hash').notNull().unique(),
  },
  (t) => [index('audit_by_reservation').on(t.reservationId)],
)
