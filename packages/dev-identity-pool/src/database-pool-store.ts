import { and, asc, eq, gt } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { PoolStore } from './pool-store.ts'
import { challengeSession, refreshToken, signingKey } from './tables.ts'

/** Where the pool remembers what is its own; users, and sessions that were ended, are the service's. */
export type PoolMemory = Pick<PoolStore, 'findUser' | 'revoke' | 'isRevoked'> & {
  readonly database: PgDatabase<PgQueryResultHKT>
  readonly now: () => Date
}

/** The embedded pool's memory, in the service's own database. */
export function databasePoolStore({ database, now, ...users }: PoolMemory): PoolStore {
  return {
    signingKeys: async () => {
      const rows = await database
        .select()
        .from(signingKey)
        .orderBy(asc(signingKey.createdAt), asc(signingKey.keyId))
      return rows.map(({ keyId, privateKey }) => ({ keyId, privateKey }))
    },
    addSigningKey: async (key) => {
      // Of two processes at once the second one's key is dropped, and it uses the first one's.
      await database
        .insert(signingKey)
        .values({ ...key, createdAt: now() })
        .onConflictDoNothing()
    },
    keepChallenge: async (challenge) => {
      await database.insert(challengeSession).values(challenge)
    },
    // Deleting is taking: of two callers with the same session, one gets the row.
    takeChallenge: async (sessionHash) => {
      const [row] = await database
        .delete(challengeSession)
        .where(eq(challengeSession.sessionHash, sessionHash))
        .returning()
      return row
    },
    keepSession: async (session) => {
      await database.insert(refreshToken).values(session)
    },
    findSession: async (hash) => {
      const [row] = await database.select().from(refreshToken).where(eq(refreshToken.refreshTokenHash, hash))
      return row
    },
    sessionsOf: (username) =>
      database
        .select()
        .from(refreshToken)
        .where(and(eq(refreshToken.username, username), gt(refreshToken.expiresAt, now()))),
    ...users,
  }
}
