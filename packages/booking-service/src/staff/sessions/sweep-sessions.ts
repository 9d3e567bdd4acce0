import { sql } from 'drizzle-orm'
import type { Sweep } from '../../platform/db/sweep-rows.ts'
import { staffPasswordLink, staffSession } from '../../schema/staff.ts'

/** Sessions and links that are over open nothing; nobody needs to know of them any more. */
export const oldStaffSessions: Sweep = {
  table: staffSession,
  isOver: (now) => sql`${staffSession.expiresAt} < ${now.toISOString()}`,
}

export const oldPasswordLinks: Sweep = {
  table: staffPasswordLink,
  isOver: (now) => sql`${staffPasswordLink.expiresAt} < ${now.toISOString()}`,
}
