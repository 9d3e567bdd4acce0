import type { Database } from '../db/database.ts'
import type { Clock } from '../service.ts'
import { type DatabaseThrottle, databaseThrottle } from './database-throttle.ts'

const minutes = 60
const hours = 3_600

/** The limits of asking about names and links; every process counts in the same place. */
export type SignInLimits = {
  /** Wrong tries on one reservation number. */
  readonly number: DatabaseThrottle
  /** Tries with one pair of names, whatever the number. */
  readonly names: DatabaseThrottle
  /** Tries from one network. */
  readonly address: DatabaseThrottle
  /** Wrong tries of everybody together. */
  readonly everybody: DatabaseThrottle
  /** Links asked for from one network, and for one number. */
  readonly linksByAddress: DatabaseThrottle
  readonly linksByNumber: DatabaseThrottle
}

export function signInLimits(database: Database, clock: Clock): SignInLimits {
  const limit = (rule: Parameters<typeof databaseThrottle>[2]) => databaseThrottle(database, clock, rule)
  return {
    number: limit({
      name: 'number',
      uses: 5,
      windowSeconds: 15 * minutes,
      longestWindowSeconds: hours,
      inARow: 100,
    }),
    names: limit({ name: 'names', uses: 10, windowSeconds: hours }),
    address: limit({ name: 'address', uses: 30, windowSeconds: 10 * minutes }),
    everybody: limit({ name: 'everybody', uses: 600, windowSeconds: minutes }),
    linksByAddress: limit({ name: 'links-by-address', uses: 20, windowSeconds: 10 * minutes }),
    linksByNumber: limit({ name: 'links-by-number', uses: 5, windowSeconds: hours }),
  }
}
