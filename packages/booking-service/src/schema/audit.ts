import { bigserial, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * The actions of guests, staff and jobs. Each row carries the hash of the one before; the database refuses every
 * change, deletion and emptying.
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
    /**
     * How the hash is made. Null in rows from before this column: their hash cannot be made again, because the database does
     * not keep the order of a detail's fields, so only their order is proven.
     */
    seal: smallint('seal'),
  },
  (t) => [index('audit_by_reservation').on(t.reservationId)],
)
