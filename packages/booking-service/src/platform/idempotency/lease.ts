import { eq } from 'drizzle-orm'
import { idempotency } from '../../schema/idempotency.ts'
import type { Store } from '../db/store.ts'

/** How long a worker counts as alive after its last renewal, and how often it renews. */
export type Lease = { readonly seconds: number; readonly renewedEveryMs: number }

/**
 * A killed worker delays a retry by no more than this; a live one may miss two renewals before it is
 * overtaken.
 */
export const usualLease: Lease = { seconds: 9, renewedEveryMs: 3_000 }

export const leaseFrom = (now: Date, { seconds }: Lease): Date => new Date(now.getTime() + seconds * 1000)

/** Runs a work, and renews its lease meanwhile. */
export async function renewing<Value>(
  { renewedEveryMs }: Lease,
  renew: () => Promise<void>,
  work: () => Promise<Value>,
): Promise<Value> {
  let renewal: Promise<void> | undefined
  const timer = setInterval(() => {
    // A failed renewal is made up for by the next; what counts in the end is the transaction that records the
    // answer.
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
 * Ends all leases if only one process uses the database, since their holders are gone. Call it when that
 * process starts, so that interrupted requests can be retried at once.
 */
export async function endLeases({ db, kind }: Store): Promise<void> {
  if (kind !== 'pglite') return
  await db
    .update(idempotency)
    .set({ leaseUntil: new Date(0) })
    .where(eq(idempotency.state, 'running'))
}
