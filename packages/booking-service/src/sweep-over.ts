import { type Sweep, sweepRows } from './db/sweep-rows.ts'
import { oldKeys } from './idempotency/sweep-keys.ts'
import { oldCards } from '@veranda/dev-payment-provider'
import { withdrawnOffers, withdrawnProofs } from './proofs/sweep-withdrawn.ts'
import { oldQuotes } from './quotes/sweep-quotes.ts'
import { type Repeating, repeat } from './repeat.ts'
import type { Service } from './service.ts'

/** What features store for a while only; what they store for good is listed in `retention.test.ts`, with the reason. */
export const sweeps: readonly Sweep[] = [oldKeys, oldQuotes, withdrawnProofs, withdrawnOffers, oldCards]

type Needs = Pick<Service, 'store' | 'clock'>

/** Deletes what is over. Several processes may do so side by side; nothing depends on when. */
export async function sweepOver({ store, clock }: Needs): Promise<void> {
  for (const sweep of sweeps) await sweepRows(store.db, sweep, clock.now())
}

/** Keeps doing so; often enough that a process which is started anew every hour gets to it. */
export const startSweepOver = (
  needs: Needs,
  onFailure: (failure: unknown) => void,
  everySeconds = 600,
): Repeating => repeat(() => sweepOver(needs), everySeconds, onFailure)
