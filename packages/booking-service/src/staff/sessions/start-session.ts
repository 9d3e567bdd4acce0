import { randomBytes } from 'node:crypto'
import type { StaffStep } from '@veranda/contract'
import type { SecondFactorKind } from '@veranda/domain'
import { hashOf } from '@veranda/identity'
import { eq } from 'drizzle-orm'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Service } from '../../platform/service.ts'
import { type StaffStage, staffPasskey, staffSession, staffUser } from '../../schema/staff.ts'
import { type Issued, rememberDevice } from '../devices/known-device.ts'
import { asAccount, type SessionRow, type UserRow } from './staff-sessions.ts'

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
  /** The secret of a device with which a member of staff came in before. */
  readonly device: string | undefined
  readonly address: string
  readonly browser: string
}

/** A step of signing in that was taken: the next one, and the session that begins with it; after the last, the device is known. */
export type StepTaken = {
  readonly next: StaffStep
  readonly factors: readonly SecondFactorKind[]
  readonly session: Issued
  readonly device?: Issued
}

/** A step after the first, as the audit tells it. Each of them proves the second factor, or comes after it was proven. */
type LaterStep =
  | { readonly action: 'staff-set-own-password' }
  | {
      readonly action: 'staff-pass-second-factor' | 'staff-add-second-factor'
      readonly kind: SecondFactorKind
    }

/** Starts the session of an account at what is missing next, and records what was done. Call it last in a transaction. */
export async function takeStep(
  tx: Database,
  user: UserRow,
  done: LaterStep | undefined,
  caller: Caller,
  now: Date,
): Promise<StepTaken> {
  const { stage, factors } = await nextStage(tx, user, done !== undefined)
  const session = await startSession(tx, user, stage, caller, now)
  const entry = { at: now, actor: asAccount(user.id), reservationId: null }
  if (done) {
    const { action, ...how } = done
    await appendAudit(tx, { ...entry, action, detail: { member: user.id, ...how } })
  }
  if (stage !== 'open') return { next: stepOf(stage), factors, session }
  await appendAudit(tx, { ...entry, action: 'staff-sign-in', detail: { member: user.id } })
  return {
    next: stepOf(stage),
    factors,
    session,
    device: await rememberDevice(tx, user.id, caller.device, now),
  }
}

/** What is missing before an account's session opens, and which second factors would do. */
async function nextStage(
  database: Database,
  user: Pick<UserRow, 'id' | 'mustSetPassword' | 'needsSecondFactor' | 'totpConfirmedAt'>,
  isProven: boolean,
): Promise<{ readonly stage: StaffStage; readonly factors: readonly SecondFactorKind[] }> {
  const factors = await factorKinds(database, user)
  // A second factor is proven before the password can be changed.
  if (factors.length > 0 && !isProven) return { stage: 'second-factor', factors }
  if (user.mustSetPassword) return { stage: 'set-password', factors: [] }
  const isMissing = user.needsSecondFactor && factors.length === 0
  return { stage: isMissing ? 'enrol-second-factor' : 'open', factors: [] }
}

async function factorKinds(
  database: Database,
  { id, totpConfirmedAt }: Pick<UserRow, 'id' | 'totpConfirmedAt'>,
): Promise<readonly SecondFactorKind[]> {
  const [passkey] = await database
    .select({ id: staffPasskey.id })
    .from(staffPasskey)
    .where(eq(staffPasskey.userId, id))
    .limit(1)
  return [...(totpConfirmedAt ? (['app'] as const) : []), ...(passkey ? (['passkey'] as const) : [])]
}

/**
 * Starts a session under a new secret, and ends the one that the caller came with: a secret that an attacker planted
 * never becomes one that opens anything.
 */
async function startSession(
  database: Database,
  user: Pick<UserRow, 'id'>,
  stage: StaffStage,
  { secret: before, address, browser }: Caller,
  now: Date,
): Promise<Issued> {
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
const stepOf = (stage: StaffStage): StaffStep => (stage === 'open' ? 'signed-in' : stage)

async function endSession(database: Database, secret: string): Promise<SessionRow | undefined> {
  const [ended] = await database
    .delete(staffSession)
    .where(eq(staffSession.secretHash, hashOf(secret)))
    .returning()
  return ended
}

/** Ends the session a member of staff is in. One in which they were not signed in yet is no act of theirs. */
export async function signOut({ store, clock }: Service, secret: string): Promise<void> {
  await inTransaction({ store }, async (tx) => {
    const ended = await endSession(tx, secret)
    if (ended?.stage !== 'open') return
    await appendAudit(tx, {
      at: clock.now(),
      actor: asAccount(ended.userId),
      action: 'staff-sign-out',
      reservationId: null,
      detail: { member: ended.userId },
    })
  })
}

/** Ends every session of an account. */
export async function endSessionsOf(database: Database, userId: number): Promise<void> {
  await database.delete(staffSession).where(eq(staffSession.userId, userId))
}
