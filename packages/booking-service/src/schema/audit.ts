import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * The actions of guests, staff and jobs, refused ones included. Each row carries the hash of the one before;
 * the database refuses updates.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** Null in rows from before this column: then it was a guest, a member of staff, or the standby job. */
    actorKind: text('actor_kind').$type<'guest' | 'staff' | 'job'>(),
    /** A hashed session, or the name of a job. */
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
