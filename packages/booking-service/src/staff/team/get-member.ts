import type { TeamMemberDetails } from '@veranda/domain'
import type { Database } from '../../platform/db/database.ts'
import { ServiceRefusal } from '../../platform/refusal.ts'
import type { StaffCaller } from '../../platform/service.ts'
import { openSessions, readMembers, toMemberSession } from './read-members.ts'

/** One member of staff. From where somebody works is shown to those who may end the session. */
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
