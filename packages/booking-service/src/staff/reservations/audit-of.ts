import type { AuditLine } from '@veranda/domain'
import { desc, eq } from 'drizzle-orm'
import { auditNameOf } from '../../audit/append-audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { audit } from '../../schema/audit.ts'
import { staffUser } from '../../schema/staff.ts'
import { asAccount } from '../sessions/staff-sessions.ts'

const most = 50

/** The last entries of the audit about a reservation. Of a guest’s session nothing is shown but that it was a guest. */
export async function auditOf(db: Database, reservationId: number): Promise<readonly AuditLine[]> {
  const rows = await db
    .select({ at: audit.at, actorKind: audit.actorKind, actor: audit.actor, action: audit.action })
    .from(audit)
    .where(eq(audit.reservationId, reservationId))
    .orderBy(desc(audit.id))
    .limit(most)
  if (rows.length === 0) return []
  const members = rows.some(({ actorKind }) => actorKind === 'staff')
    ? await db.select({ id: staffUser.id, name: staffUser.displayName }).from(staffUser)
    : []
  const nameOf = new Map(members.map(({ id, name }) => [auditNameOf(asAccount(id)), name]))
  return rows.map(({ at, actorKind, actor, action }) => {
    const name = actorKind === 'job' ? actor : nameOf.get(actor)
    return {
      at: at.toISOString(),
      action,
      by: actorKind ?? 'guest',
      ...(name === undefined ? {} : { name }),
    }
  })
}
