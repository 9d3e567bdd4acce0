import { setTimeout as wait } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** Rows of a table that nobody needs any more from some moment on. */
export type Sweep = {
  readonly table: PgTable
  /** Which they are; an index finds them. */
  readonly isOver: (now: Date) => SQL
}

// Deleted in a few milliseconds, so that nobody waits for it.
const batch = 500

/**
 * Deletes what is over, batch by batch, each on its own: what somebody works on just now is left for the next time, and
 * between two batches others have their turn.
 */
export async function sweepRows(database: Database, { table, isOver }: Sweep, now: Date): Promise<number> {
  const over = sql`select ctid from ${table} where ${isOver(now)} limit ${batch} for update skip locked`
  let deleted = 0
  for (;;) {
    const { rows } = (await database.execute(sql`
      with gone as (delete from ${table} where ctid = any(array(${over})) returning 1)
      select count(*)::int as count from gone`)) as { rows: readonly { readonly count: number }[] }
    const count = rows[0]?.count ?? 0
    deleted += count
    if (count < batch) return deleted
    await wait(10)
  }
}
