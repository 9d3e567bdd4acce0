import { createRemoteJWKSet } from 'jose'
import type { Brands } from '../platform/brands.ts'
import type { Database } from '../platform/db/database.ts'
import { cognitoGuests } from './cognito-directory.ts'
import type { Identity } from './identity.ts'
import { isEnded, isRevoked, revoke } from './ended-sessions.ts'
import { poolOriginOf, regionOf } from './pool-address.ts'
import { sessionVerifier } from './verify-session.ts'

export type CognitoIdentityNeeds = {
  readonly database: Database
  readonly brands: Brands
  readonly now: () => Date
  /** `<region>_<id>`. */
  readonly poolId: string
  readonly clientId: string
  /** Other addresses than the pool's public ones, for a private network. */
  readonly issuer?: string | undefined
  readonly keySetUrl?: string | undefined
  readonly endpoint?: string | undefined
}

/**
 * A real user pool: this service verifies its tokens and creates its guests; the pool itself signs them in.
 */
export function cognitoIdentity({
  database,
  brands,
  now,
  poolId,
  clientId,
  ...addresses
}: CognitoIdentityNeeds): Identity {
  const issuer = addresses.issuer ?? `${poolOriginOf(poolId)}/${poolId}`
  const keys = createRemoteJWKSet(new URL(addresses.keySetUrl ?? `${issuer}/.well-known/jwks.json`))
  return {
    ...sessionVerifier(
      { issuer, clientId, keys, now, isBrand: (id) => brands.find(id) !== undefined },
      (originJti) => isRevoked(database, originJti),
      (session) => isEnded(database, session),
    ),
    endSession: ({ originJti, endsAt }) => revoke(database, originJti, endsAt),
    ensureGuest: cognitoGuests({ poolId, region: regionOf(poolId), endpoint: addresses.endpoint }),
  }
}
