import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { ServiceRefusal } from '../platform/refusal.ts'

/**
 * How much one reservation may make the service store: far more than a stay needs, but a limit for scripts.
 */
export type Caps = {
  readonly quotesADay: number
  /** Special requests without an answer. */
  readonly openRequests: number
  readonly requestsADay: number
  /** Bytes of files, those of withdrawn requests included. */
  readonly documentBytesADay: number
}

/** A service with the usual caps, unless others are given. */
export type Capped = { readonly caps?: Caps }

export const usualCaps: Caps = {
  quotesADay: 300,
  openRequests: 20,
  requestsADay: 50,
  documentBytesADay: 50 * 1024 * 1024,
}

const daySeconds = 24 * 3_600

/**
 * Refuses if there are already `most` rows from the last 24 hours. `moments` selects the time of each row as
 * `at`. Call it in a transaction that has locked the reservation, so that of two simultaneous requests the
 * second counts the first.
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

/** The refusal over a cap, which says when to try again. */
export const tooMuch = (seconds: number): ServiceRefusal =>
  new ServiceRefusal('too-many-tries', 'Too many requests for this reservation in a short time.', {
    retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
  })
