import type { PoolStore } from '@veranda/identity'
import { and, asc, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { challengeSession, refreshToken, revocation, signingKey } from '../db/schema/identity.ts'
import { askedTogether } from './asked-together.ts'
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

export async function revoke(database: Database, originJti: string, expiresAt: Date): Promise<void> {
  await database.insert(revocation).values({ originJti, expiresAt }).onConflictDoNothing()
}

/** For a query of a guest's own that finds nothing once their session was ended. */
export const wasNotEnded = (originJti: SQLWrapper): SQL =>
  sql`not exists (select 1 from ${revocation} where ${revocation}.origin_jti = ${originJti})`

const lookups = new WeakMap<Database, (originJti: string) => Promise<boolean>>()

/** Asked on every call of every guest, so it is one lookup by primary key, shared by the calls of a moment. */
export function isRevoked(database: Database, originJti: string): Promise<boolean> {
  const lookup = lookups.get(database) ?? askedTogether(revokedAmong(database))
  lookups.set(database, lookup)
  return lookup(originJti)
}

function revokedAmong(database: Database): (originJtis: readonly string[]) => Promise<readonly string[]> {
  const question = database
    .select({ originJti: revocation.originJti })
    .from(revocation)
    .where(sql`${revocation.originJti} = any(${sql.placeholder('originJtis')}::text[])`)
    .prepare('revoked_sessions')
  return async (originJtis) => (await question.execute({ originJtis })).map(({ originJti }) => originJti)
}
