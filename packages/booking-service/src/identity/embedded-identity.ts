import {
  embeddedPool,
  guestTriggers,
  type PoolThrottles,
  publicKeySetOf,
  type UserPool,
  userPoolHandler,
} from '@veranda/identity'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import { isStoreAway, storeRetrySeconds } from '../db/store-away.ts'
import { type GuestCredentialsNeeds, guestCredentials } from './guest-credentials.ts'
import type { Identity } from './identity.ts'
import { databasePoolStore, isEnded } from './ended-sessions.ts'
import { sessionVerifier } from './verify-session.ts'

export type EmbeddedIdentityNeeds = GuestCredentialsNeeds & {
  /** The service's own address, which names the issuer of tokens: `http://localhost:4000`. */
  readonly publicOrigin: string
  readonly throttles: PoolThrottles
  readonly onFailure: (failure: unknown) => void
}

/** The embedded user pool: the same protocol, the same triggers, its memory in the service's database. */
export function embeddedIdentity(needs: EmbeddedIdentityNeeds): Identity {
  const { database, brands, now, publicOrigin, throttles, onFailure } = needs
  const { poolId, guestClientId } = embeddedPool
  const store = databasePoolStore(database, now)
  const pool: UserPool = {
    poolId,
    clients: { [guestClientId]: ['CUSTOM_AUTH', 'REFRESH_TOKEN_AUTH'] },
    issuer: `${publicOrigin}/identity/${poolId}`,
    store,
    triggers: guestTriggers(guestCredentials(needs)),
    now,
  }
  // The pool's keys are made once and kept; read when first needed, because the database may be empty until then.
  let keySet: JWTVerifyGetKey | undefined
  const keys: JWTVerifyGetKey = async (header, token) => {
    keySet ??= createLocalJWKSet(await publicKeySetOf(store))
    return keySet(header, token)
  }
  return {
    ...sessionVerifier(
      {
        issuer: pool.issuer,
        clientId: guestClientId,
        keys,
        now,
        isBrand: (id) => brands.find(id) !== undefined,
      },
      store.isRevoked,
      (session) => isEnded(database, session),
    ),
    endSession: ({ originJti, endsAt }) => store.revoke(originJti, endsAt),
    // Every reservation is a user of the embedded pool already.
    ensureGuest: async () => undefined,
    handle: userPoolHandler(pool, { basePath: '/identity', throttles, onFailure, retryAfter }),
  }
}

const retryAfter = (failure: unknown) => (isStoreAway(failure) ? storeRetrySeconds : undefined)
