import { type Locale, staffRoles, type StaffRole, type TeamMember, toUserName } from '@veranda/domain'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { queueInvitation } from '../../letters/staff-password/queue.ts'
import { type Claim, doOnceInTransaction, type Once } from '../../platform/idempotency/do-once.ts'
import type { RefusingIn } from '../../platform/refusal.ts'
import type { StaffCaller } from '../../platform/service.ts'
import { staffUser } from '../../schema/staff.ts'
import type { StaffService } from '../service/staff-service.ts'
import { toMember } from './read-members.ts'

export type NewMember = {
  readonly userName: string
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  /** Of the letter: the one its sender reads. */
  readonly locale: Locale
}

/** Makes a local account without a password; the link that sets one is in the letter to its owner only. */
export async function addMember(
  service: StaffService & RefusingIn<'addTeamMember'>,
  staff: StaffCaller,
  { userName: typed, name, email, roles, locale }: NewMember,
  claim: Claim,
): Promise<Once<TeamMember>> {
  const once = await doOnceInTransaction(service, claim, async (tx, now): Promise<TeamMember> => {
    const userName = toUserName(typed)
    const [row] = await tx
      .insert(staffUser)
      .values({
        userName,
        displayName: name.trim(),
        email,
        source: 'local',
        roles: staffRoles.filter((role) => roles.includes(role)),
        state: 'active',
        createdAt: now,
      })
      .onConflictDoNothing({ target: staffUser.userName })
      .returning()
    if (!row) throw tx.refuse('user-name-taken', 'Somebody has this user name.')
    await queueInvitation(tx, { userName, locale }, now)
    await appendAudit(tx, {
      at: now,
      actor: asStaff(staff),
      action: 'staff-add',
      reservationId: null,
      detail: { member: row.id, userName, roles: row.roles },
    })
    return { ...toMember(row, false), sessions: 0 }
  })
  service.staff.onLetter()
  return once
}
