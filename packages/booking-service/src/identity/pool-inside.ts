import type { GuestCredentials, PoolThrottles } from '@veranda/identity'
import type { JWTVerifyGetKey } from 'jose'
import type { Database } from '../platform/db/database.ts'
import { isStoreAway, storeRetrySeconds } from '../platform/db/store-away.ts'
import type { Sweep } from '../platform/db/sweep-rows.ts'
import { isEnded, isRevoked, revoke } from './ended-sessions.ts'
import { type GuestCredentialsNeeds, guestCredentials } from './guest-credentials.ts'
import { guestUser, type PoolUser } from './guest-user.ts'
import type { Identity, PoolHandler } from './identity.ts'
import { sessionVerifier } from './verify-session.ts'

/**
 * Opens a user pool that runs inside the service, for development and demonstrations. Production uses a real
 * one.
 */
export type OpenPool = (parts: {
  readonly database: Database
  readonly now: () => Date
  /** The service's own address, which names the issuer of tokens: `http://localhost:4000`. */
  readonly publicOrigin: string
  readonly credentials: GuestCredentials
  readonly findUser: (username: string) => Promise<PoolUser | undefined>
  /** Ends a session for good; `until` is the expiry of its last token. */
  readonly revoke: (originJti: string, until: Date) => Promise<void>
  readonly isRevoked: (originJti: string) => Promise<boolean>
  readonly throttles: PoolThrottles
  readonly onFailure: (failure: unknown) => void
  /** The seconds after which to retry when the database is unavailable; `undefined` for other failures. */
  readonly retryAfter: (failure: unknown) => number | undefined
}) => {
  readonly issuer: string
  readonly clientId: string
  readonly keys: JWTVerifyGetKey
  readonly handle: PoolHandler
  readonly sweeps: readonly Sweep[]
}

export type PoolInsideNeeds = GuestCredentialsNeeds &
  Pick<Parameters<OpenPool>[0], 'publicOrigin' | 'throttles' | 'onFailure'>

/** An `Identity` backed by a pool inside the service, with the service's own answers and database. */
export function identityInside(openPool: OpenPool, needs: PoolInsideNeeds): Identity {
  const { database, brands, now, publicOrigin, throttles, onFailure } = needs
  const { handle, sweeps, ...check } = openPool({
    database,
    now,
    publicOrigin,
    throttles,
    onFailure,
    credentials: guestCredentials(needs),
    findUser: (username) => guestUser(database, username),
    revoke: (originJti, until) => revoke(database, originJti, until),
    isRevoked: (originJti) => isRevoked(database, originJti),
    retryAfter: (failure) => (isStoreAway(failure) ? storeRetrySeconds : undefined),
  })
  return {
    ...sessionVerifier(
      { ...check, now, isBrand: (id) => brands.find(id) !== undefined },
      (originJti) => isRevoked(database, originJti),
      (session) => isEnded(database, session),
    ),
    endSession: ({ originJti, endsAt }) => revoke(database, originJti, endsAt),
    // The embedded pool has a user for every reservation.
    ensureGuest: async () => undefined,
    handle,
    sweeps,
  }
}
