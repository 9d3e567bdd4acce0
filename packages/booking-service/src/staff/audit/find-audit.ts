import {
  auditEntriesPerPage,
  type AuditPerson,
  type AuditSubject,
  catalogueNames,
  isStaffAction,
  type StaffAction,
  type StaffAuditEntry,
  type StaffAuditPage,
} from '@veranda/domain'
import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { auditNameOf } from '../../audit/append-audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Cursor, keysetPage } from '../../platform/db/keyset-page.ts'
import { audit, auditSubject } from '../../schema/audit.ts'
import { reservation } from '../../schema/reservation.ts'
import { staffUser } from '../../schema/staff.ts'
import { asAccount } from '../sessions/staff-sessions.ts'

export type AuditQuery = {
  readonly person?: number | undefined
  readonly act?: StaffAction | undefined
  readonly subject?: string | undefined
  readonly since?: Date | undefined
  readonly before?: Date | undefined
  readonly cursor?: Cursor | undefined
}

/** A page of what staff did, the latest first, found by indexes: no page costs more than the first. */
export async function findAudit(db: Database, query: AuditQuery): Promise<StaffAuditPage> {
  const { cursor } = query
  const direction = cursor?.from === 'before' ? asc : desc
  const found = await db
    .select({
      id: audit.id,
      at: audit.at,
      actor: audit.actor,
      action: audit.action,
      detail: audit.detail,
      reservationCode: reservation.code,
    })
    .from(audit)
    .leftJoin(reservation, eq(reservation.id, audit.reservationId))
    .where(and(byStaff, ...filters(query), await isAbout(db, query.subject), cursor && beyond(cursor)))
    .orderBy(direction(audit.at), direction(audit.id))
    .limit(auditEntriesPerPage + 1)
  const { rows, beside } = keysetPage(found, {
    size: auditEntriesPerPage,
    cursor,
    keyOf: ({ at, id }) => ({ key: at.toISOString(), id }),
  })
  const nameOf = await namesOfStaff(db)
  return {
    entries: rows.map((row) => toEntry(row, nameOf.get(row.actor))),
    ...beside,
  }
}

// As the indexes have it, word for word.
const byStaff = sql`${audit.actorKind} = 'staff'`

const beyond = ({ from, key, id }: Cursor): SQL =>
  from === 'after'
    ? sql`(${audit.at}, ${audit.id}) < (${key}::timestamptz, ${id}::bigint)`
    : sql`(${audit.at}, ${audit.id}) > (${key}::timestamptz, ${id}::bigint)`

const filters = ({ person, act, since, before }: AuditQuery): readonly (SQL | undefined)[] => [
  person === undefined ? undefined : eq(audit.actor, actorOf(person)),
  act && eq(audit.action, act),
  since && gte(audit.at, since),
  before && lt(audit.at, before),
]

/** A reservation by its number, or anything else by the beginning of its own name. */
async function isAbout(db: Database, subject: string | undefined): Promise<SQL | undefined> {
  const text = subject?.trim()
  if (!text) return undefined
  const [named] = await db
    .select({ id: reservation.id })
    .from(reservation)
    .where(eq(reservation.code, text.replace(/\/\d+$/, '').toUpperCase()))
  if (named) return eq(audit.reservationId, named.id)
  const beginning = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`${auditSubject(audit.detail)} like ${beginning}`
}

const actorOf = (userId: number): string => auditNameOf(asAccount(userId))

/** The members of staff, by the name the audit has for each. */
async function namesOfStaff(db: Database): Promise<ReadonlyMap<string, string>> {
  const people = await listAuditPeople(db)
  return new Map(people.map(({ userId, name }) => [actorOf(userId), name]))
}

export async function listAuditPeople(db: Database): Promise<readonly AuditPerson[]> {
  return db
    .select({ userId: staffUser.id, name: staffUser.displayName })
    .from(staffUser)
    .orderBy(asc(staffUser.displayName), asc(staffUser.id))
}

type Found = Pick<typeof audit.$inferSelect, 'id' | 'at' | 'action' | 'detail'> & {
  readonly reservationCode: string | null
}

function toEntry(row: Found, name: string | undefined): StaffAuditEntry {
  const { id, at, action } = row
  const subject = subjectOf(row)
  return {
    entryId: id,
    at: at.toISOString(),
    ...(isStaffAction(action) ? { act: action } : {}),
    ...(name === undefined ? {} : { name }),
    ...(subject ? { subject } : {}),
  }
}

const named = { userName: 'member', property: 'property', entry: 'bank-entry', ticket: 'ticket' } as const

function subjectOf({ reservationCode, detail }: Found): AuditSubject | undefined {
  if (reservationCode !== null) return { kind: 'reservation', text: reservationCode }
  const catalogue = catalogueNames.find((name) => name === detail['catalogue'])
  if (catalogue) return { kind: 'entry', text: String(detail['key']), catalogue }
  for (const [field, kind] of Object.entries(named)) {
    const text = detail[field]
    if (typeof text === 'string') return { kind, text }
  }
  return undefined
}
