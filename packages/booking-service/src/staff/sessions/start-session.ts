import { randomBytes } from 'node:crypto'
import type { StaffStep } from '@veranda/contract'
import { hashOf } from '@veranda/identity'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { staffSession, type StaffStage, staffUser } from '../../schema/staff.ts'
import type { UserRow } from './staff-sessions.ts'

const hour = 3_600_000
/** How long a session may last however much it is used; before its last step a few minutes. */
const lifeMs: Readonly<Record<StaffStage, number>> = {
  open: 8 * hour,
  'set-password': hour / 6,
  'second-factor': hour / 6,
  'enrol-second-factor': hour / 6,
}

export type Caller = {
  /** The secret of the session the caller had. */
  readonly secret: string | undefined
  readonly address: string
  readonly browser: string
}

export type StartedSession = { readonly secret: string; readonly seconds: number }

/** What is missing before an account's session opens. */
export function nextStage(
  user: Pick<UserRow, 'mustSetPassword' | 'needsSecondFactor' | 'totpConfirmedAt'>,
  isProven: boolean,
): StaffStage {
  // A second factor is proven before the password can be changed.
  if (user.totpConfirmedAt && !isProven) return 'second-factor'
  if (user.mustSetPassword) return 'set-password'
  return user.needsSecondFactor && !user.totpConfirmedAt ? 'enrol-second-factor' : 'open'
}

/**
 * Starts a session under a new secret, and ends the one that the caller came with: a secret that an attacker planted
 * never becomes one that opens anything.
 */
export async function startSession(
  database: Database,
  user: Pick<UserRow, 'id'>,
  stage: StaffStage,
  { secret: before, address, browser }: Caller,
  now: Date,
): Promise<StartedSession> {
  if (before !== undefined) await endSession(database, before)
  const secret = randomBytes(32).toString('base64url')
  const life = lifeMs[stage]
  await database.insert(staffSession).values({
    secretHash: hashOf(secret),
    userId: user.id,
    stage,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + life),
    address,
    browser,
  })
  if (stage === 'open')
    await database.update(staffUser).set({ lastSignInAt: now }).where(eq(staffUser.id, user.id))
  return { secret, seconds: life / 1000 }
}

/** What a member of staff whose session is at this stage does next. */
export const stepOf = (stage: StaffStage): StaffStep => (stage === 'open' ? 'signed-in' : stage)

export async function endSession(database: Database, secret: string): Promise<void> {
  await database.delete(staffSession).where(eq(staffSession.secretHash, hashOf(secret)))
}

/** Ends every session of an account. */
export async function endSessionsOf(database: Database, userId: number): Promise<void> {
  await database.delete(staffSession).where(eq(staffSession.userId, userId))
}
