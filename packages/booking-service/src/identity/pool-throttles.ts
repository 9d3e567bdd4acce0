import type { PoolThrottles, Throttle } from '@veranda/identity'
import type { Database } from '../platform/db/database.ts'
import { addressPrefix } from '../platform/http/client-address.ts'
import type { Clock } from '../service.ts'
import { databaseThrottle } from '../platform/throttle/database-throttle.ts'
import type { SignInLimits } from './limits.ts'
import { rememberingRefusals } from '../platform/throttle/remember-refusals.ts'

/** The pool's limits by network. Names count together with those tried at the service itself. */
export function poolThrottles(
  database: Database,
  clock: Clock,
  limits: Pick<SignInLimits, 'address'>,
): PoolThrottles {
  // Generous: a hotel's lobby is one network, and beginning a sign-in tells nothing.
  const starts = databaseThrottle(database, clock, { name: 'sign-in-starts', uses: 300, windowSeconds: 600 })
  return { starts: byNetwork(rememberingRefusals(starts, clock)), answers: byNetwork(limits.address) }
}

const byNetwork = (throttle: Throttle): Throttle => ({
  admit: (address) => throttle.admit(addressPrefix(address)),
  giveBack: (address) => throttle.giveBack(addressPrefix(address)),
})
