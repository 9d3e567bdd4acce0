import { permissionsOf } from '@veranda/domain'
import { hashOf } from '@veranda/identity'
import { and, eq, gt, lt } from 'drizzle-orm'
import { asStaff, type StaffActor } from '../../audit/actor.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Clock, StaffCaller, StaffSessions } from '../../platform/service.ts'
import { staffSession, type StaffStage, staffUser } from '../../schema/staff.ts'

const minute = 60_000
/** A session nobody uses ends after so long. */
export const idleMs = 30 * minute
/** That it was used is noted once in so long. */
const notedMs = minute

export type SessionRow = typeof staffSession.$inferSelect
export type UserRow = typeof staffUser.$inferSelect

/** The session with this secret and its account, in whatever stage it is, unless it is over or its account is switched off. */
async function sessionOf(
  database: Database,
  secret: string,
  now: Date,
): Promise<{ readonly session: SessionRow; readonly user: UserRow } | undefined> {
  const [found] = await database
    .select({ session: staffSession, user: staffUser })
    .from(staffSession)
    .innerJoin(staffUser, eq(staffUser.id, staffSession.userId))
    .where(
      and(
        eq(staffSession.secretHash, hashOf(secret)),
        gt(staffSession.expiresAt, now),
        gt(staffSession.seenAt, new Date(now.getTime() - idleMs)),
        eq(staffUser.state, 'active'),
      ),
    )
  return found
}

/** The same in one of the stages before it opens anything. */
export async function sessionInStage(
  database: Database,
  secret: string | undefined,
  stages: readonly StaffStage[],
  now: Date,
) {
  const found = secret === undefined ? undefined : await sessionOf(database, secret, now)
  return found && stages.includes(found.session.stage) ? found : undefined
}

/** Reads the sessions that are open. Roles and the account's state are read anew every time, so that a change counts at once. */
export const staffSessions = (database: Database, clock: Clock): StaffSessions => ({
  read: async (secret) => {
    const now = clock.now()
    const found = await sessionOf(database, secret, now)
    if (!found || found.session.stage !== 'open') return undefined
    if (found.session.seenAt.getTime() < now.getTime() - notedMs) await noteUse(database, found.session, now)
    return callerOf(found.user, found.session)
  },
})

/** The account stands for the caller, whatever session they are in: what they did stays theirs after the next sign-in. */
const callerOf = (user: UserRow, { id: sessionId }: SessionRow): StaffCaller => ({
  originJti: staffSubject(user.id),
  groups: user.roles,
  permissions: permissionsOf(user.roles),
  account: {
    userId: user.id,
    sessionId,
    userName: user.userName,
    displayName: user.displayName,
    email: user.email,
    source: user.source,
  },
})

/** What the audit calls an account by, as a hash. */
const staffSubject = (userId: number): string => `staff-user-${userId}`

/** An account as who acts: in a session, on the way into one, or as the name in the audit. */
export const asAccount = (userId: number): StaffActor => asStaff({ originJti: staffSubject(userId) })

const noteUse = (database: Database, { id }: SessionRow, now: Date) =>
  database
    .update(staffSession)
    .set({ seenAt: now })
    .where(and(eq(staffSession.id, id), lt(staffSession.seenAt, now)))
