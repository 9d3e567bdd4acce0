import { sql } from 'drizzle-orm'
import type { Sweep } from '../platform/db/sweep-rows.ts'
import { helpTicket } from '../schema/help-ticket.ts'

const storedDays = 180

/** Names and telephone numbers, of strangers too: half a year after a request nobody needs them any more. */
export const oldTickets: Sweep = {
  table: helpTicket,
  isOver: (now) =>
    sql`${helpTicket.at} < ${new Date(now.getTime() - storedDays * 24 * 3_600_000).toISOString()}`,
}
