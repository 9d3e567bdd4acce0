import type { PoolStore } from '@veranda/identity'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { challengeSession, refreshToken, signingKey } from '../schema/identity.ts'
import { isRevoked, revoke } from './ended-sessions.ts'
import { guestUser } from './guest-user.ts'

/** The embedded pool's memory, in the service's own database. */
export function databasePoolStore(database: Database, now: () => Date): PoolStore {
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
    findUser: (username) => guestUser(database, username),
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
    revoke: (originJti, expiresAt) => revoke(database, originJti, expiresAt),
    isRevoked: (originJti) => isRevoked(database, originJti),
  }
}
