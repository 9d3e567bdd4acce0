import { sql } from 'drizzle-orm'
import type { Sweep } from '../platform/db/sweep-rows.ts'
import { confirmationLetter } from '../schema/confirmation-letter.ts'

const storedDays = 30

/** Addresses of others: what became of a letter is of no use to anybody after a month. */
export const oldConfirmationLetters: Sweep = {
  table: confirmationLetter,
  isOver: (now) =>
    sql`${confirmationLetter.orderedAt} < ${new Date(now.getTime() - storedDays * 24 * 3_600_000).toISOString()}`,
}
