import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type Refusing, ServiceRefusal } from '../../platform/refusal.ts'
import { staffUser } from '../../schema/staff.ts'
import type { StaffService } from '../service/staff-service.ts'
import { recordRefusal } from '../sessions/record-refusal.ts'
import { sessionInStage, type UserRow } from '../sessions/staff-sessions.ts'
import { type Caller, type StepTaken, takeStep } from '../sessions/start-session.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

type Refuses = Refusing<'sign-in-again' | 'code-not-valid'>

/** A fresh secret for an authenticator app. Asking again gives another one, until a first code has been sent. */
export async function startSecondFactor(
  { store: { db }, clock, refuse }: StaffService & Refusing<'sign-in-again'>,
  secret: string | undefined,
): Promise<{ secret: string; address: string }> {
  const found = await sessionInStage(db, secret, ['enrol-second-factor'], clock.now())
  if (!found) throw refuse('sign-in-again', 'Sign in again.')
  const totpSecret = newTotpSecret()
  const changed = await db
    .update(staffUser)
    .set({ totpSecret })
    .where(and(eq(staffUser.id, found.user.id), isNull(staffUser.totpConfirmedAt)))
    .returning({ id: staffUser.id })
  if (changed.length === 0) throw refuse('sign-in-again', 'Sign in again.')
  return { secret: totpSecret, address: totpAddress(totpSecret, found.user.userName) }
}

/** Proves the second factor, and opens the session or leads to what is still missing. */
export async function passSecondFactor(
  service: StaffService & Refuses,
  caller: Caller,
  code: string,
): Promise<StepTaken> {
  const { store, clock, staff, refuse } = service
  const now = clock.now()
  const found = await sessionInStage(store.db, caller.secret, ['second-factor', 'enrol-second-factor'], now)
  if (!found) throw refuse('sign-in-again', 'Sign in again.')
  const { user, session } = found
  const key = String(user.id)
  const seconds = await staff.limits.codes.admit(key)
  if (seconds !== undefined)
    throw new ServiceRefusal('too-many-tries', 'Too many codes. Please wait.', { retryAfterSeconds: seconds })
  if (!(await takeCode(service, user, code, now))) {
    await recordRefusal(service, user, 'staff-second-factor-refused', { kind: 'app' })
    throw refuse('code-not-valid', 'This is not the current code.')
  }
  await staff.limits.codes.forget(key)
  const action =
    session.stage === 'enrol-second-factor' ? 'staff-add-second-factor' : 'staff-pass-second-factor'
  return inTransaction({ store }, (tx) =>
    takeStep(tx, { ...user, totpConfirmedAt: now }, { action, kind: 'app' }, caller, now),
  )
}

/** Takes a code by compare-and-set: of two at once, one counts. */
export async function takeCode(
  { store }: StaffService,
  user: UserRow,
  code: string,
  now: Date,
): Promise<boolean> {
  if (user.totpSecret === null) return false
  const step = await stepOfCode(user.totpSecret, code, { lastStep: user.totpLastStep, now })
  if (step === undefined) return false
  const taken = await store.db
    .update(staffUser)
    .set({ totpLastStep: step, totpConfirmedAt: user.totpConfirmedAt ?? now })
    .where(
      and(
        eq(staffUser.id, user.id),
        eq(staffUser.totpSecret, user.totpSecret),
        or(isNull(staffUser.totpLastStep), lt(staffUser.totpLastStep, step)),
      ),
    )
    .returning({ id: staffUser.id })
  return taken.length === 1
}
