import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { ServiceRefusal } from '../platform/refusal.ts'

/** How much one reservation may make the service store. Far beyond what a stay needs, and an end to what a script does. */
export type Caps = {
  readonly quotesADay: number
  /** Special requests nobody has answered yet. */
  readonly openRequests: number
  readonly requestsADay: number
  /** Of files, those of withdrawn requests included. */
  readonly documentBytesADay: number
}

/** A service with the usual caps, unless it is given others. */
export type Capped = { readonly caps?: Caps }

export const usualCaps: Caps = {
  quotesADay: 300,
  openRequests: 20,
  requestsADay: 50,
  documentBytesADay: 50 * 1024 * 1024,
}

const daySeconds = 24 * 3_600

/**
 * Refuses when `most` rows of the last 24 hours are there. `moments` selects when each row was made, as `at`; it is asked
 * within a transaction that holds the reservation, so that of two requests at once the second counts the first.
 */
export async function requireLeftToday(tx: Database, moments: SQL, most: number, now: Date): Promise<void> {
  if (!Number.isFinite(most)) return
  const { rows } = (await tx.execute(sql`
    select count(*)::int as count, extract(epoch from min(at))::float8 as oldest
    from (${moments} order by at desc limit ${most}) as made
    where at > ${new Date(now.getTime() - daySeconds * 1_000).toISOString()}::timestamptz`)) as {
    readonly rows: readonly { readonly count: number; readonly oldest: number | null }[]
  }
  const [made] = rows
  if (!made || made.oldest === null || made.count < most) return
  throw tooMuch(made.oldest + daySeconds - now.getTime() / 1_000)
}

/** The answer to whoever is over a cap: it is no "no", only one for now. */
export const tooMuch = (seconds: number): ServiceRefusal =>
  new ServiceRefusal('too-many-tries', 'Too many requests for this reservation in a short time.', {
    retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
  })
