import { and, isNotNull, lt, lte } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { revocation, sessionCut, signInLink, throttle } from '../schema/identity.ts'
import { emailChange } from '../schema/email-change.ts'
import { outbox } from '../schema/outbox.ts'
import { viewSession } from '../schema/view-session.ts'
import { forgottenAfterSeconds } from '../platform/throttle/database-throttle.ts'

/** How long a sent letter's row is stored: longer than the day in which it counts. */
const outboxMs = 48 * 60 * 60_000

/** Deletes expired rows. Call it now and then; nothing depends on when. */
export async function sweepIdentity(database: Database, now: Date): Promise<void> {
  for (const table of [emailChange, revocation, sessionCut, signInLink, viewSession])
    await database.delete(table).where(lt(table.expiresAt, now))
  await sweepThrottles(database, now)
  // A sent letter counts towards its reservation's limit for a day; its contents were deleted when it was
  // sent.
  const counted = new Date(now.getTime() - outboxMs)
  await database.delete(outbox).where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, counted)))
}

/** Deletes counters whose limits have fully recovered. */
async function sweepThrottles(database: Database, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000)
  await database.delete(throttle).where(lte(throttle.windowEnds, seconds - forgottenAfterSeconds))
}
