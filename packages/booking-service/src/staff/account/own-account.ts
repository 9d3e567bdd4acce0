import { encodeOwnAccount } from '@veranda/contract'
import type { OwnAccount, SecondFactor } from '@veranda/domain'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { ServiceRefusal } from '../../platform/refusal.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { staffPasskey, staffUser } from '../../schema/staff.ts'
import type { UserRow } from '../sessions/staff-sessions.ts'
import { openSessions, toMember, toMemberSession } from '../team/read-members.ts'

/** The factor of an app; an account has one at most. */
export const appFactorId = 'app'

/** The account of the caller. A token of the user pool has no account here. */
export function requireAccount({ account }: StaffCaller) {
  if (!account) throw new ServiceRefusal('staff-only', 'The account of this session is not kept here.')
  return account
}

export async function requireUser(database: Database, staff: StaffCaller): Promise<UserRow> {
  const { userId } = requireAccount(staff)
  const [user] = await database.select().from(staffUser).where(eq(staffUser.id, userId))
  if (!user) throw new ServiceRefusal('not-signed-in', 'Sign in to continue.')
  return user
}

async function ownAccount(database: Database, staff: StaffCaller, now: Date): Promise<OwnAccount> {
  const user = await requireUser(database, staff)
  const factors = await factorsOf(database, user)
  const sessions = await openSessions(database, [user.id], now)
  const { userName, name, email, source, roles, needsSecondFactor } = toMember(user, false)
  return {
    userName,
    name,
    source,
    roles,
    needsSecondFactor,
    ...(email === undefined ? {} : { email }),
    sessions: sessions.map((row) => toMemberSession(row, staff.account?.sessionId)),
    factors,
  }
}

/** What proves the owner of an account beside the password: the app first, then the passkeys in the order they were added. */
export async function factorsOf(database: Database, user: UserRow): Promise<readonly SecondFactor[]> {
  const passkeys = await database
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.userId, user.id))
    .orderBy(asc(staffPasskey.createdAt), asc(staffPasskey.id))
  const app: readonly SecondFactor[] = user.totpConfirmedAt
    ? [{ factorId: appFactorId, kind: 'app', name: '', addedAt: user.totpConfirmedAt.toISOString() }]
    : []
  return [
    ...app,
    ...passkeys.map(
      ({ id, name, createdAt, usedAt }): SecondFactor => ({
        factorId: id,
        kind: 'passkey',
        name,
        addedAt: createdAt.toISOString(),
        ...(usedAt ? { usedAt: usedAt.toISOString() } : {}),
      }),
    ),
  ]
}

/** The account as a call answers it. */
export const accountNow = async ({ store, clock }: Service, staff: StaffCaller) =>
  encodeOwnAccount(await ownAccount(store.db, staff, clock.now()))
