import { sql } from 'drizzle-orm'
import type { Sweep } from '../../platform/db/sweep-rows.ts'
import { inboxAssignment } from '../../schema/staff.ts'

const storedDays = 180

/** Half a year after the last change what waited is done, or nobody takes it for taken any more. */
export const oldAssignments: Sweep = {
  table: inboxAssignment,
  isOver: (now) =>
    sql`${inboxAssignment.changedAt} < ${new Date(now.getTime() - storedDays * 24 * 3_600_000).toISOString()}`,
}
