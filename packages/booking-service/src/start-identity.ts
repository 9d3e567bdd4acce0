import type { BrandKey } from '@veranda/domain'
import type { Database } from './db/database.ts'
import type { Settings } from './env.ts'
import { cognitoIdentity } from './identity/cognito-identity.ts'
import { embeddedIdentity } from './identity/embedded-identity.ts'
import type { Identity } from './identity/identity.ts'
import { poolThrottles } from './identity/pool-throttles.ts'
import type { Clock } from './service.ts'
import { checkNames } from './sign-in/check-names.ts'
import type { SignInLimits } from './sign-in/limits.ts'

export type IdentityNeeds = {
  readonly settings: Settings
  readonly database: Database
  readonly clock: Clock
  readonly limits: SignInLimits
  readonly originOf: (brand: BrandKey) => string
  readonly onFailure: (failure: unknown) => void
}

/** The user pool the settings ask for: the embedded one, or a real one that signs guests in by itself. */
export function startIdentity({
  settings,
  database,
  clock,
  limits,
  originOf,
  onFailure,
}: IdentityNeeds): Identity {
  const { now } = clock
  if (settings.identity.kind === 'cognito') {
    const { poolId, clientId } = settings.identity
    return cognitoIdentity({ database, now, poolId, clientId })
  }
  return embeddedIdentity({
    database,
    now,
    originOf,
    onFailure,
    // A name for the issuer, the same on every host: browsers of all brands use one pool.
    publicOrigin:
      settings.mode === 'development'
        ? `http://localhost:${settings.port}`
        : (settings.hosts[0]?.origin ?? ''),
    throttles: poolThrottles(database, clock, limits),
    namesMatch: async (reservationCode, firstName, lastName) => {
      const answer = await checkNames({ database, limits }, { reservationCode, firstName, lastName })
      return answer.kind === 'match'
    },
  })
}
