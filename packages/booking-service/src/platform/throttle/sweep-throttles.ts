import { lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { throttle } from '../../schema/identity.ts'
import { forgottenAfterSeconds } from './database-throttle.ts'

/** Deletes counters that no longer count. */
export async function sweepThrottles(database: Database, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000)
  await database.delete(throttle).where(lte(throttle.windowEnds, seconds - forgottenAfterSeconds))
}
