import { createHash } from 'node:crypto'
import { type AuditActions, isStaffAction } from '@veranda/domain'
import { desc, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { audit } from '../schema/audit.ts'
import type { Actor } from './actor.ts'
import { currentSeal, sealOf } from './seal.ts'

export type AuditEntry<Who extends Actor = Actor> = {
  readonly at: Date
  readonly actor: Who
  /** One that an actor of this kind does. */
  readonly action: AuditActions[Who['kind']]
  /** Null where it is about none. */
  readonly reservationId: number | null
  readonly detail: Readonly<Record<string, unknown>>
}

// The key of the advisory lock on the end of the chain. Any number will do, as long as every process uses the
// same.
const chain = 7_390_001

/**
 * Adds a link to the audit chain. Call it last in a transaction: until the transaction ends, nobody else can
 * add one.
 */
export async function appendAudit<Who extends Actor>(
  tx: Database,
  { actor, ...entry }: AuditEntry<Who>,
): Promise<void> {
  // Where a guest or staff may act, the type admits what either does.
  if (actor.kind === 'staff' && !isStaffAction(entry.action))
    throw new Error(`The audit has no sentence for what staff did: ${entry.action}`)
  await tx.execute(sql`select pg_advisory_xact_lock(${chain})`)
  const [last] = await tx.select({ hash: audit.hash }).from(audit).orderBy(desc(audit.id)).limit(1)
  const row = {
    ...entry,
    outcome: 'done',
    actorKind: actor.kind,
    actor: auditNameOf(actor),
    requestId: null,
    previousHash: last?.hash ?? '',
  }
  await tx.insert(audit).values({ ...row, seal: currentSeal, hash: sealOf(row) })
}

/** Sessions are stored as a hash, so that readers of the audit cannot use them; a job's name is no secret. */
export const auditNameOf = (actor: Actor): string => (actor.kind === 'job' ? actor.job : hash(actor.session))

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
