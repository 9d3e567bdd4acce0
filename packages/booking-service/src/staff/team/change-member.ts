import { type Locale, type StaffRole, staffRoles, type TeamChange, teamRefusal } from '@veranda/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { queueInvitation } from '../../letters/staff-password/queue.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type RefusingIn, ServiceRefusal } from '../../platform/refusal.ts'
import type { StaffCaller } from '../../platform/service.ts'
import { staffPasskey, staffSession, staffUser } from '../../schema/staff.ts'
import type { StaffService } from '../service/staff-service.ts'
import { endSessionsOf } from '../sessions/start-session.ts'
import type { UserRow } from '../sessions/staff-sessions.ts'

export type MemberChange = {
  readonly userId: number
  readonly change: TeamChange
  readonly roles?: readonly StaffRole[] | undefined
  readonly sessionId?: number | undefined
  readonly locale: Locale
}

const refusals = {
  'own-account': 'Nobody takes this from themselves.',
  'last-admin': 'There would be no administrator left.',
  'of-directory': 'The company’s directory decides this.',
} as const

/** Changes a member’s account, and writes down who did it. What was so before stays so. */
export async function changeMember(
  service: StaffService & RefusingIn<'changeTeamMember'>,
  staff: StaffCaller,
  asked: MemberChange,
): Promise<void> {
  const { clock, refuse } = service
  const now = clock.now()
  await inTransaction(service, async (tx) => {
    const { user, otherAdmins } = await lockTeam(tx, asked.userId)
    const { change, roles = user.roles } = asked
    const refusal = teamRefusal({
      change,
      roles,
      member: { userId: user.id, roles: user.roles, source: user.source, state: user.state },
      by: staff.account?.userId,
      otherAdmins,
    })
    if (refusal) throw refuse(refusal, refusals[refusal])
    await changes[change](tx, user, { ...asked, now })
    await appendAudit(tx, {
      at: now,
      actor: asStaff(staff),
      action: `staff-${change}`,
      reservationId: null,
      detail: {
        member: user.id,
        userName: user.userName,
        ...(change === 'set-roles' ? { from: user.roles, to: roles } : {}),
      },
    })
  })
  if (asked.change === 'invite-again') service.staff.onLetter()
}

/** The account, and how many others hold the keys: locked, so that two administrators do not switch off each other at once. */
async function lockTeam(tx: Database, userId: number) {
  const admins = await tx
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(and(sql`${staffUser.roles} ? 'admin'`, eq(staffUser.state, 'active')))
    .orderBy(asc(staffUser.id))
    .for('update')
  const [user] = await tx.select().from(staffUser).where(eq(staffUser.id, userId)).for('update')
  if (!user) throw new ServiceRefusal('not-found', 'There is no such member of staff.')
  return { user, otherAdmins: admins.filter(({ id }) => id !== userId).length }
}

type ChangeAccount = (
  tx: Database,
  user: UserRow,
  asked: MemberChange & { readonly now: Date },
) => Promise<unknown>

const set = (tx: Database, { id }: UserRow, values: Partial<UserRow>) =>
  tx.update(staffUser).set(values).where(eq(staffUser.id, id))

const changes: Readonly<Record<TeamChange, ChangeAccount>> = {
  'set-roles': (tx, user, { roles = user.roles }) =>
    set(tx, user, { roles: staffRoles.filter((role) => roles.includes(role)) }),
  enable: (tx, user) => set(tx, user, { state: 'active' }),
  disable: async (tx, user) => {
    await set(tx, user, { state: 'disabled' })
    await endSessionsOf(tx, user.id)
  },
  // Sessions without one end: the next begins with setting it up.
  'demand-second-factor': async (tx, user) => {
    await set(tx, user, { needsSecondFactor: true })
    const [passkey] = await tx.select().from(staffPasskey).where(eq(staffPasskey.userId, user.id)).limit(1)
    if (!user.totpConfirmedAt && !passkey) await endSessionsOf(tx, user.id)
  },
  'waive-second-factor': (tx, user) => set(tx, user, { needsSecondFactor: false }),
  'reset-second-factor': async (tx, user) => {
    await set(tx, user, { totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    await tx.delete(staffPasskey).where(eq(staffPasskey.userId, user.id))
    await endSessionsOf(tx, user.id)
  },
  'end-session': (tx, user, { sessionId = 0 }) =>
    tx.delete(staffSession).where(and(eq(staffSession.userId, user.id), eq(staffSession.id, sessionId))),
  'end-sessions': (tx, user) => endSessionsOf(tx, user.id),
  'invite-again': (tx, user, { locale, now }) =>
    queueInvitation(tx, { userName: user.userName, locale }, now),
}
