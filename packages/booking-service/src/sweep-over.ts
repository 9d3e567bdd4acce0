import { type Sweep, sweepRows } from './platform/db/sweep-rows.ts'
import { oldKeys } from './platform/idempotency/sweep-keys.ts'
import type { Identity } from './identity/identity.ts'
import type { Payments } from './payments/payments.ts'
import { withdrawnOffers, withdrawnProofs } from './documents/sweep-withdrawn.ts'
import { oldQuotes } from './quotes/sweep-quotes.ts'
import { type Repeating, repeat } from './platform/jobs/job.ts'
import type { Service } from './service.ts'

/** What features store for a while only; what they store for good is listed in `retention.test.ts`, with the reason. */
export const sweeps: readonly Sweep[] = [oldKeys, oldQuotes, withdrawnProofs, withdrawnOffers]

type Needs = Pick<Service, 'store' | 'clock'> & {
  readonly identity: Pick<Identity, 'sweeps'>
  readonly payments?: Pick<Payments, 'sweeps'> | undefined
}

/** Deletes what is over. Several processes may do so side by side; nothing depends on when. */
export async function sweepOver({ store, clock, identity, payments }: Needs): Promise<void> {
  for (const sweep of [...sweeps, ...(identity.sweeps ?? []), ...(payments?.sweeps ?? [])])
    await sweepRows(store.db, sweep, clock.now())
}

/** Keeps doing so; often enough that a process which is started anew every hour gets to it. */
export const startSweepOver = (
  needs: Needs,
  onFailure: (failure: unknown) => void,
  everySeconds = 600,
): Repeating => repeat(() => sweepOver(needs), everySeconds, onFailure)
