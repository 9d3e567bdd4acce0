import { setTimeout as wait } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** Rows of a table to delete after some time. */
export type Sweep = {
  readonly table: PgTable
  /** The condition of expired rows; it must use an index. */
  readonly isOver: (now: Date) => SQL
}

// Small enough to be deleted in a few milliseconds.
const batch = 500

/**
 * Deletes expired rows in batches, each in its own statement: rows that are locked are left for the next
 * sweep, and other queries run between two batches.
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
