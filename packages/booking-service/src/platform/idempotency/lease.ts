import { eq } from 'drizzle-orm'
import { idempotency } from '../../schema/idempotency.ts'
import type { Store } from '../db/store.ts'

/** How long somebody is believed to be at work after they last said so, and how often they say so. */
export type Lease = { readonly seconds: number; readonly renewedEveryMs: number }

/** Whoever is killed holds up a retry no longer than this; whoever lives misses two turns before being overtaken. */
export const usualLease: Lease = { seconds: 9, renewedEveryMs: 3_000 }

export const leaseFrom = (now: Date, { seconds }: Lease): Date => new Date(now.getTime() + seconds * 1000)

/** Does a work and says all the while that it is being done. */
export async function renewing<Value>(
  { renewedEveryMs }: Lease,
  renew: () => Promise<void>,
  work: () => Promise<Value>,
): Promise<Value> {
  let renewal: Promise<void> | undefined
  const timer = setInterval(() => {
    // One that fails is made up for by the next; the last word has whoever records the answer.
    renewal ??= renew()
      .catch(() => undefined)
      .finally(() => {
        renewal = undefined
      })
  }, renewedEveryMs)
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/**
 * Ends all leases where a store has one process at a time: whoever held them is gone. For the start of that process,
 * so that what was asked of the one before may be asked again at once.
 */
export async function endLeases({ db, kind }: Store): Promise<void> {
  if (kind !== 'pglite') return
  await db
    .update(idempotency)
    .set({ leaseUntil: new Date(0) })
    .where(eq(idempotency.state, 'running'))
}
