import type { AuditFault } from '@veranda/domain'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
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
  (t) => [
    index('audit_by_reservation').on(t.reservationId),
    // What staff did: all of it, by person, by act, and by what it was about.
    index('audit_of_staff').on(t.at, t.id).where(sql`actor_kind = 'staff'`),
    index('audit_of_person').on(t.actor, t.at, t.id).where(sql`actor_kind = 'staff'`),
    index('audit_of_act').on(t.action, t.at, t.id).where(sql`actor_kind = 'staff'`),
    index('audit_of_subject')
      .using('btree', sql`(${auditSubject(t.detail)}) text_pattern_ops`, t.at, t.id)
      .where(sql`actor_kind = 'staff'`),
  ],
)

/**
 * What an entry that is about no reservation was about: an entry of a catalogue, a member, a property, an entry of a bank
 * statement, a ticket. One expression for the index and for those who search.
 */
export function auditSubject(detail: SQLWrapper): SQL {
  return sql`lower(coalesce(${detail} ->> 'key', ${detail} ->> 'userName', ${detail} ->> 'property', ${detail} ->> 'entry', ${detail} ->> 'ticket'))`
}

/** The last time every entry of the audit was read to verify it: one row. */
export const auditCheck = pgTable('audit_check', {
  id: smallint('id').primaryKey().default(1),
  at: moment('at').notNull(),
  /** The last entry that was verified, how many there were up to it, and its hash. */
  upTo: bigint('up_to', { mode: 'number' }).notNull(),
  entries: integer('entries').notNull(),
  hash: text('hash').notNull(),
  sealedFrom: bigint('sealed_from', { mode: 'number' }),
  /** The first entry that is not what was written, where there is one. */
  brokenEntry: bigint('broken_entry', { mode: 'number' }),
  fault: text('fault').$type<AuditFault>(),
})
