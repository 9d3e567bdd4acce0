import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { Store } from './store.ts'

const tries = 3

/**
 * Runs a transaction that waits at most three seconds for a lock, and repeats it as a whole, with growing
 * pauses, after a deadlock or serialization failure. Its work may refuse, which rolls it back: the
 * transaction carries the service's `refuse`.
 */
export async function inTransaction<Value, Refuse = undefined>(
  { store, refuse }: { readonly store: Store; readonly refuse?: Refuse },
  work: (tx: Database & { readonly refuse: Refuse }) => Promise<Value>,
  attempt = 1,
): Promise<Value> {
  try {
    return await store.db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '3s'`)
      return work(Object.assign(tx, { refuse: refuse as Refuse }))
    })
  } catch (thrown) {
    if (attempt >= tries || !yielded(thrown)) throw thrown
    await wait(attempt * 20 + Math.random() * 60)
    return inTransaction<Value, Refuse>({ store, refuse: refuse as Refuse }, work, attempt + 1)
  }
}

/**
 * Whether the database rolled back in favour of another transaction: a serialization failure or a deadlock.
 */
function yielded(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  if ('code' in thrown && (thrown.code === '40001' || thrown.code === '40P01')) return true
  return yielded(thrown.cause)
}
