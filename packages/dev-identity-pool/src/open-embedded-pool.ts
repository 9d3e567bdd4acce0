import { type GuestCredentials, guestTriggers, type PoolThrottles } from '@veranda/identity'
import { sql } from 'drizzle-orm'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import { databasePoolStore, type PoolMemory } from './database-pool-store.ts'
import { publicKeySetOf } from './signing-keys.ts'
import { challengeSession, refreshToken } from './tables.ts'
import { embeddedPool, type UserPool } from './user-pool.ts'
import { userPoolHandler } from './user-pool-handler.ts'

type PoolParts = PoolMemory & {
  /** The service's own address, which names the issuer of tokens: `http://localhost:4000`. */
  readonly publicOrigin: string
  readonly credentials: GuestCredentials
  readonly throttles: PoolThrottles
  readonly onFailure: (failure: unknown) => void
  readonly retryAfter: (failure: unknown) => number | undefined
}

/** Sign-ins that were begun, and sessions: over by themselves. */
export const oldSessions = [challengeSession, refreshToken].map((table) => ({
  table,
  isOver: (now: Date) => sql`${table.expiresAt} < ${now.toISOString()}`,
}))

/** The embedded user pool: the protocol of a real one, the same triggers, its memory in the service's database. */
export function openEmbeddedPool({ publicOrigin, credentials, ...parts }: PoolParts) {
  const { poolId, guestClientId } = embeddedPool
  const store = databasePoolStore(parts)
  const pool: UserPool = {
    poolId,
    clients: { [guestClientId]: ['CUSTOM_AUTH', 'REFRESH_TOKEN_AUTH'] },
    issuer: `${publicOrigin}/identity/${poolId}`,
    store,
    triggers: guestTriggers(credentials),
    now: parts.now,
  }
  // The pool's keys are made once and kept; read when first needed, because the database may be empty until then.
  let keySet: JWTVerifyGetKey | undefined
  const keys: JWTVerifyGetKey = async (header, token) => {
    keySet ??= createLocalJWKSet(await publicKeySetOf(store))
    return keySet(header, token)
  }
  return {
    issuer: pool.issuer,
    clientId: guestClientId,
    keys,
    handle: userPoolHandler(pool, { basePath: '/identity', ...parts }),
    sweeps: oldSessions,
  }
}
