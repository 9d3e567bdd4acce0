import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { staffSession } from '../../schema/staff.ts'

const lifeMs = 5 * 60_000

/** Remembers what a passkey is to sign, in the session that asked for it; a newer one takes its place. */
export async function keepChallenge(
  database: Database,
  sessionId: number,
  challenge: string,
  now: Date,
): Promise<void> {
  await database
    .update(staffSession)
    .set({ challenge, challengeExpiresAt: new Date(now.getTime() + lifeMs) })
    .where(eq(staffSession.id, sessionId))
}

/** Takes the challenge of a session by compare-and-set: whatever the answer was worth, nobody answers to it again. */
export async function takeChallenge(
  database: Database,
  sessionId: number,
  now: Date,
): Promise<string | undefined> {
  const open = and(eq(staffSession.id, sessionId), gt(staffSession.challengeExpiresAt, now))
  const [found] = await database.select({ challenge: staffSession.challenge }).from(staffSession).where(open)
  const challenge = found?.challenge
  if (!challenge) return undefined
  const taken = await database
    .update(staffSession)
    .set({ challenge: null, challengeExpiresAt: null })
    .where(and(open, eq(staffSession.challenge, challenge)))
    .returning({ id: staffSession.id })
  return taken.length === 1 ? challenge : undefined
}
