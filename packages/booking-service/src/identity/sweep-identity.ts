import { and, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { challengeSession, refreshToken, revocation, signInLink } from '../db/schema/identity.ts'
import { outbox } from '../db/schema/outbox.ts'
import { sweepThrottles } from '../sign-in/sweep-throttles.ts'

/** Deletes what has expired by itself. To be called now and then; nothing depends on when. */
export async function sweepIdentity(database: Database, now: Date): Promise<void> {
  for (const table of [challengeSession, refreshToken, revocation, signInLink])
    await database.delete(table).where(lt(table.expiresAt, now))
  await sweepThrottles(database, now)
  await database.delete(outbox).where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, now)))
}
