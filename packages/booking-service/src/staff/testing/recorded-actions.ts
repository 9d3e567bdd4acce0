import { asc, eq } from 'drizzle-orm'
import { auditNameOf } from '../../audit/append-audit.ts'
import type { Store } from '../../platform/db/store.ts'
import { audit } from '../../schema/audit.ts'
import { staffUser } from '../../schema/staff.ts'
import { asAccount } from '../sessions/staff-sessions.ts'

/** The actions of an account in the audit, in their order. */
export async function recordedActions({ db }: Store, userName: string): Promise<readonly string[]> {
  const [user] = await db.select({ id: staffUser.id }).from(staffUser).where(eq(staffUser.userName, userName))
  const rows = await db
    .select({ action: audit.action })
    .from(audit)
    .where(eq(audit.actor, auditNameOf(asAccount(user?.id ?? 0))))
    .orderBy(asc(audit.id))
  return rows.map(({ action }) => action)
}
