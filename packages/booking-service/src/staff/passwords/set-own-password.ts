import { eq } from 'drizzle-orm'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Refusing } from '../../platform/refusal.ts'
import { staffUser } from '../../schema/staff.ts'
import { sessionInStage } from '../sessions/staff-sessions.ts'
import { type Caller, endSessionsOf, type StepTaken, takeStep } from '../sessions/start-session.ts'
import type { StaffService } from '../service/staff-service.ts'
import { hashPassword } from './hash-password.ts'
import { requireNewPassword } from './require-new-password.ts'

type Refuses = Refusing<'sign-in-again' | 'password-not-accepted' | 'password-known' | 'password-unchanged'>

/** Replaces the password an account was given; sessions that began with it end. */
export async function setOwnPassword(
  service: StaffService & Refuses,
  caller: Caller,
  password: string,
): Promise<StepTaken> {
  const { store, clock, refuse } = service
  const now = clock.now()
  const found = await sessionInStage(store.db, caller.secret, ['set-password'], now)
  if (!found) throw refuse('sign-in-again', 'Sign in again.')
  const { user } = found
  await requireNewPassword(service, password, user.passwordHash)
  const passwordHash = await hashPassword(password)
  return inTransaction({ store }, async (tx) => {
    await tx.update(staffUser).set({ passwordHash, mustSetPassword: false }).where(eq(staffUser.id, user.id))
    await endSessionsOf(tx, user.id)
    const done = { action: 'staff-set-own-password' } as const
    return takeStep(tx, { ...user, mustSetPassword: false }, done, caller, now)
  })
}
