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

/** The limits of asking about names and links; every process counts in the same place. */
export type SignInLimits = {
  /** Tries from one network. */
  readonly address: Throttle
  /** Wrong tries of everybody together. */
  readonly everybody: DatabaseThrottle
  /** Wrong tries on one reservation number. */
  readonly number: DatabaseThrottle
  /** Tries with one pair of names, whatever the number. */
  readonly names: DatabaseThrottle
  /** Links asked for from one network. */
  readonly linksByAddress: Throttle
  /** Calls asked for from one network. */
  readonly callsByAddress: Throttle
  /** Letters written to one mailbox of one reservation. */
  readonly letters: DatabaseThrottle
}

export function signInLimits(database: Database, clock: Clock): SignInLimits {
  const limit = (rule: ThrottleRule) => databaseThrottle(database, clock, rule)
  const budget = (rule: BudgetRule) => databaseBudget(database, clock, rule)
  const ownLimit = (rule: ThrottleRule) => rememberingRefusals(limit(rule), clock)
  return {
    address: ownLimit({ name: 'address', uses: 30, windowSeconds: 10 * minutes }),
    // 600 an hour: a walk through common names and random numbers takes some 324 days to its first hit.
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
    // Never more than five in an hour; each opens for an hour, so that whoever asks past it has one to open.
    letters: budget({ name: 'letters', atOnce: 3, secondsEach: 30 * minutes }),
  }
}
