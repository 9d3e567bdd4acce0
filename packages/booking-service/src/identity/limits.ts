import type { Throttle } from '@veranda/identity'
import type { Database } from '../platform/db/database.ts'
import type { Clock } from '../platform/service.ts'
import { type BudgetRule, databaseBudget } from '../platform/throttle/database-budget.ts'
import {
  type DatabaseThrottle,
  databaseThrottle,
  type ThrottleRule,
} from '../platform/throttle/database-throttle.ts'
import { rememberingRefusals } from '../platform/throttle/remember-refusals.ts'

const minutes = 60
const hours = 3_600
const days = 86_400

/** The limits on checking names and requesting links; all processes share the counts. */
export type SignInLimits = {
  /** Attempts from one network. */
  readonly address: Throttle
  /** Failed attempts of everybody together. */
  readonly everybody: DatabaseThrottle
  /** Failed attempts on one reservation number. */
  readonly number: DatabaseThrottle
  /** Attempts with one pair of names, on any reservation number. */
  readonly names: DatabaseThrottle
  /** Links requested from one network. */
  readonly linksByAddress: Throttle
  /** Calls asked for from one network. */
  readonly callsByAddress: Throttle
  /** Letters sent to one mailbox of one reservation. */
  readonly letters: DatabaseThrottle
}

export function signInLimits(database: Database, clock: Clock): SignInLimits {
  const limit = (rule: ThrottleRule) => databaseThrottle(database, clock, rule)
  const budget = (rule: BudgetRule) => databaseBudget(database, clock, rule)
  const ownLimit = (rule: ThrottleRule) => rememberingRefusals(limit(rule), clock)
  return {
    address: ownLimit({ name: 'address', uses: 30, windowSeconds: 10 * minutes }),
    // 600 an hour: trying common names on random numbers takes some 324 days to the first hit.
    everybody: budget({ name: 'everybody', atOnce: 600, secondsEach: 6 }),
    number: limit({
      name: 'number',
      uses: 5,
      windowSeconds: 15 * minutes,
      longestWindowSeconds: hours,
      inARow: { most: 100, restSeconds: days },
    }),
    names: limit({ name: 'names', uses: 10, windowSeconds: hours }),
    linksByAddress: ownLimit({ name: 'links-by-address', uses: 20, windowSeconds: 10 * minutes }),
    callsByAddress: ownLimit({ name: 'calls-by-address', uses: 10, windowSeconds: 10 * minutes }),
    // At most five an hour; each link is valid for an hour, so that a guest over the limit still has a valid one.
    letters: budget({ name: 'letters', atOnce: 3, secondsEach: 30 * minutes }),
  }
}
