import type { MemberSession, MemberState, TeamMember, TeamMemberDetails } from '@veranda/domain'
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { ServiceRefusal } from '../../platform/refusal.ts'
import type { StaffCaller } from '../../platform/service.ts'
import { staffPasskey, staffSession, staffUser } from '../../schema/staff.ts'
import { idleMs, type SessionRow, type UserRow } from '../sessions/staff-sessions.ts'

/** Everybody with an account, by name. */
export async function readMembers(
  database: Database,
  now: Date,
  userId?: number,
): Promise<readonly TeamMember[]> {
  const rows = await database
    .select()
    .from(staffUser)
    .where(userId === undefined ? undefined : eq(staffUser.id, userId))
    .orderBy(asc(staffUser.displayName), asc(staffUser.id))
  const ids = rows.map(({ id }) => id)
  const open = await openSessions(database, ids, now)
  const withPasskey = await ownersOfPasskeys(database, ids)
  return rows.map((row) => ({
    ...toMember(row, withPasskey.has(row.id)),
    sessions: open.filter((session) => session.userId === row.id).length,
  }))
}

/** One member of staff. Addresses are shown to those who may end the session. */
export async function getMember(
  database: Database,
  staff: StaffCaller,
  userId: number,
  now: Date,
): Promise<TeamMemberDetails> {
  const [member] = await readMembers(database, now, userId)
  if (!member) throw new ServiceRefusal('not-found', 'There is no such member of staff.')
  const sessions = staff.permissions.includes('agents:edit')
    ? await openSessions(database, [userId], now)
    : []
  return {
    ...member,
    openSessions: sessions.map((row) => toMemberSession(row, staff.account?.sessionId)),
  }
}

/** The open sessions of these accounts, the last used first. */
export async function openSessions(
  database: Database,
  userIds: readonly number[],
  now: Date,
): Promise<readonly SessionRow[]> {
  if (userIds.length === 0) return []
  return database
    .select()
    .from(staffSession)
    .where(
      and(
        inArray(staffSession.userId, [...userIds]),
        eq(staffSession.stage, 'open'),
        gt(staffSession.expiresAt, now),
        gt(staffSession.seenAt, new Date(now.getTime() - idleMs)),
      ),
    )
    .orderBy(desc(staffSession.seenAt), desc(staffSession.id))
}

export const toMemberSession = (row: SessionRow, thisOne: number | undefined): MemberSession => ({
  sessionId: row.id,
  startedAt: row.createdAt.toISOString(),
  seenAt: row.seenAt.toISOString(),
  address: row.address,
  browser: row.browser,
  isThisOne: row.id === thisOne,
})

/** Without the sessions, which are rows of their own. */
export const toMember = (row: UserRow, hasPasskey: boolean): Omit<TeamMember, 'sessions'> => ({
  userId: row.id,
  userName: row.userName,
  name: row.displayName,
  ...(row.email === null ? {} : { email: row.email }),
  source: row.source,
  roles: row.roles,
  state: stateOf(row),
  needsSecondFactor: row.needsSecondFactor,
  hasSecondFactor: row.totpConfirmedAt !== null || hasPasskey,
  ...(row.lastSignInAt ? { lastSignInAt: row.lastSignInAt.toISOString() } : {}),
})

const stateOf = ({ state, source, passwordHash }: UserRow): MemberState =>
  state === 'active' && source === 'local' && passwordHash === null ? 'invited' : state

async function ownersOfPasskeys(database: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .selectDistinct({ userId: staffPasskey.userId })
    .from(staffPasskey)
    .where(inArray(staffPasskey.userId, [...ids]))
  return new Set(rows.map(({ userId }) => userId))
}
