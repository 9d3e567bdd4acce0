import type { Throttle } from '@veranda/identity'
import type { Database } from '../../platform/db/database.ts'
import type { Clock } from '../../platform/service.ts'
import { databaseBudget } from '../../platform/throttle/database-budget.ts'
import { type DatabaseThrottle, databaseThrottle } from '../../platform/throttle/database-throttle.ts'
import { rememberingRefusals } from '../../platform/throttle/remember-refusals.ts'

const minutes = 60

/** The limits on signing in as staff, counted like those of guests, and apart from them. */
export type StaffLimits = {
  /** Attempts from one network. */
  readonly address: Throttle
  /** Failed attempts of everybody together. */
  readonly everybody: DatabaseThrottle
  /** Failed attempts on one user name. */
  readonly userName: DatabaseThrottle
  /** Failed attempts from one known device; they count nowhere else. */
  readonly device: DatabaseThrottle
  /** Codes of a second factor tried for one account. */
  readonly codes: DatabaseThrottle
  /** Letters with a link to one account. */
  readonly letters: DatabaseThrottle
  /** Links asked for from one network. */
  readonly linksByAddress: Throttle
  /** Refusals of one account that the audit tells. */
  readonly recordedRefusals: DatabaseThrottle
}

export function staffLimits(database: Database, clock: Clock): StaffLimits {
  const limit = (name: string, uses: number, windowSeconds: number, longestWindowSeconds = windowSeconds) =>
    databaseThrottle(database, clock, { name, uses, windowSeconds, longestWindowSeconds })
  return {
    address: rememberingRefusals(limit('staff-address', 30, 10 * minutes), clock),
    everybody: databaseBudget(database, clock, { name: 'staff-everybody', atOnce: 200, secondsEach: 12 }),
    userName: limit('staff-user-name', 5, 15 * minutes, 60 * minutes),
    device: limit('staff-device', 5, 15 * minutes, 60 * minutes),
    codes: limit('staff-codes', 5, 15 * minutes, 60 * minutes),
    letters: databaseBudget(database, clock, {
      name: 'staff-letters',
      atOnce: 3,
      secondsEach: 30 * minutes,
    }),
    recordedRefusals: databaseBudget(database, clock, {
      name: 'staff-recorded-refusals',
      atOnce: 5,
      secondsEach: 60 * minutes,
    }),
    linksByAddress: rememberingRefusals(limit('staff-links-by-address', 20, 10 * minutes), clock),
  }
}
