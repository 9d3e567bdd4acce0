import type { BrandId } from '@veranda/domain'
import type { Brands } from './platform/brands.ts'
import type { Database } from './platform/db/database.ts'
import { type Settings, SettingsError } from './env.ts'
import { cognitoIdentity } from './identity/cognito-identity.ts'
import { guestCredentials, type GuestCredentialsNeeds } from './identity/guest-credentials.ts'
import { guestCredentialsRoutes } from './identity/guest-credentials-routes.ts'
import type { Identity } from './identity/identity.ts'
import { identityInside, type OpenPool } from './identity/pool-inside.ts'
import type { Clock } from './platform/service.ts'
import type { SignInLimits } from './identity/limits.ts'
import { poolCredentials } from './sign-in/pool-credentials.ts'
import type { PoolThrottles, Throttle } from '@veranda/identity'
import { addressPrefix } from './platform/http/client-address.ts'
import { databaseThrottle } from './platform/throttle/database-throttle.ts'
import { rememberingRefusals } from './platform/throttle/remember-refusals.ts'

export type IdentityNeeds = {
  readonly settings: Settings
  readonly database: Database
  readonly brands: Brands
  readonly clock: Clock
  readonly limits: SignInLimits
  readonly originOf: (brand: BrandId) => string
  readonly onFailure: (failure: unknown) => void
  readonly openPool?: OpenPool | undefined
}

/**
 * The user pool that the settings name: the embedded one that was handed in, or a real one that signs guests
 * in by itself.
 */
export function startIdentity({
  settings,
  database,
  brands,
  clock,
  limits,
  originOf,
  onFailure,
  openPool,
}: IdentityNeeds): Identity {
  const { now } = clock
  const credentials: GuestCredentialsNeeds = {
    database,
    brands,
    now,
    originOf,
    ...poolCredentials({ database, limits }),
  }
  const { identity } = settings
  if (identity.kind === 'embedded') {
    if (!openPool)
      throw new SettingsError('IDENTITY is not cognito: this program has no user pool of its own.')
    const throttles = poolThrottles(database, clock, limits)
    return identityInside(openPool, { ...credentials, publicOrigin: identity.issuer, throttles, onFailure })
  }
  const { poolId, clientId, triggerSecret } = identity
  return {
    ...cognitoIdentity({ database, brands, now, poolId, clientId }),
    triggerQuestions: guestCredentialsRoutes(guestCredentials(credentials), triggerSecret),
  }
}

/** The pool's limits by network. Attempts with names share their counters with the service's own check. */
export function poolThrottles(
  database: Database,
  clock: Clock,
  limits: Pick<SignInLimits, 'address'>,
): PoolThrottles {
  // Generous: a hotel's lobby is one network, and starting a sign-in reveals nothing.
  const starts = databaseThrottle(database, clock, { name: 'sign-in-starts', uses: 300, windowSeconds: 600 })
  return { starts: byNetwork(rememberingRefusals(starts, clock)), answers: byNetwork(limits.address) }
}

const byNetwork = (throttle: Throttle): Throttle => ({
  admit: (address) => throttle.admit(addressPrefix(address)),
  uncount: (address) => throttle.uncount(addressPrefix(address)),
})
