import { sessionHours } from '@veranda/domain'
import type { GuestSession } from '@veranda/identity'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { revocation, sessionCut } from '../schema/identity.ts'
import { batchLookups } from './batch-lookups.ts'

export async function revoke(database: Database, originJti: string, expiresAt: Date): Promise<void> {
  await database.insert(revocation).values({ originJti, expiresAt }).onConflictDoNothing()
}

/** Ends all sessions of a reservation, of whichever pool, that began before now, except the caller's. */
export async function endOtherSessions(
  tx: Database,
  { reservationCode, originJti }: Pick<GuestSession, 'reservationCode' | 'originJti'>,
  now: Date,
): Promise<void> {
  // Tokens state their sign-in in whole seconds: a sign-in of this second must not count as an earlier one.
  const cutAt = new Date(Math.floor(now.getTime() / 1000) * 1000)
  const cut = { cutAt, exceptJti: originJti, expiresAt: new Date(now.getTime() + sessionHours * 3_600_000) }
  await tx
    .insert(sessionCut)
    .values({ reservationCode, ...cut })
    .onConflictDoUpdate({ target: sessionCut.reservationCode, set: cut })
}

type SessionIn<Value> = {
  readonly reservationCode: Value
  readonly originJti: Value
  readonly signedInAt: Value
}

/** For a guest's query, which then finds nothing once the session was ended. */
export const wasNotEnded = (session: SessionIn<SQLWrapper>): SQL => sql`not (${wasEnded(session)})`

const wasEnded = ({ reservationCode, originJti, signedInAt }: SessionIn<SQLWrapper>): SQL => sql`
  exists (select 1 from ${revocation} where ${revocation}.origin_jti = ${originJti})
  or exists (select 1 from ${sessionCut} where ${sessionCut}.reservation_code = ${reservationCode}
    and ${sessionCut}.cut_at > ${signedInAt}::timestamptz and ${sessionCut}.except_jti <> ${originJti})`

/**
 * Checked on every guest call, so it takes two lookups by primary key, shared by the calls of the same
 * moment.
 */
export function isEnded(
  database: Database,
  { reservationCode, originJti, signedInAt }: Pick<GuestSession, keyof SessionIn<unknown>>,
): Promise<boolean> {
  const lookup = endedLookups.get(database) ?? batchLookups(endedAmong(database))
  endedLookups.set(database, lookup)
  return lookup([originJti, reservationCode, signedInAt.toISOString()].join(' '))
}

const endedLookups = new WeakMap<Database, (session: string) => Promise<boolean>>()

function endedAmong(database: Database): (sessions: readonly string[]) => Promise<readonly string[]> {
  const part = (place: number) => sql`split_part(s.said, ' ', ${sql.raw(String(place))})`
  const ended = wasEnded({ originJti: part(1), reservationCode: part(2), signedInAt: part(3) })
  const question = database
    .select({ sessionId: sql<string>`s.said` })
    .from(sql`unnest(${sql.placeholder('sessions')}::text[]) as s (said)`)
    .where(ended)
    .prepare('ended_sessions')
  return async (sessions) => (await question.execute({ sessions })).map(({ sessionId }) => sessionId)
}

const lookups = new WeakMap<Database, (originJti: string) => Promise<boolean>>()

/** Whether a session, identified by its number alone, was ended individually. */
export function isRevoked(database: Database, originJti: string): Promise<boolean> {
  const lookup = lookups.get(database) ?? batchLookups(revokedAmong(database))
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
