import { hashOf } from '@veranda/identity'
import { and, eq, gt } from 'drizzle-orm'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Refusing } from '../../platform/refusal.ts'
import { staffPasswordLink, staffUser } from '../../schema/staff.ts'
import { endSessionsOf } from '../sessions/start-session.ts'
import type { StaffService } from '../staff-service.ts'
import { hashPassword } from './hash-password.ts'
import { requireNewPassword } from './require-new-password.ts'

type Refuses = Refusing<
  'reset-not-possible' | 'password-not-accepted' | 'password-known' | 'password-unchanged'
>

/** Sets a new password with a mailed link, once. A password that is refused leaves the link as it was. */
export async function resetPassword(
  service: StaffService & Refuses,
  { secret, password }: { readonly secret: string; readonly password: string },
): Promise<void> {
  const { store, clock, staff, refuse } = service
  const waiting = and(
    eq(staffPasswordLink.secretHash, hashOf(secret)),
    gt(staffPasswordLink.expiresAt, clock.now()),
  )
  const [found] = await store.db
    .select({ user: staffUser })
    .from(staffPasswordLink)
    .innerJoin(staffUser, eq(staffUser.id, staffPasswordLink.userId))
    .where(waiting)
  const notPossible = () => refuse('reset-not-possible', 'This link is no longer valid.')
  if (!found || found.user.source !== 'local') throw notPossible()
  await requireNewPassword(service, password, found.user.passwordHash)
  const passwordHash = await hashPassword(password)
  await inTransaction(service, async (tx) => {
    const used = await tx.delete(staffPasswordLink).where(waiting).returning()
    if (used.length === 0) throw notPossible()
    await tx
      .update(staffUser)
      .set({ passwordHash, mustSetPassword: false, mustResetPassword: false })
      .where(eq(staffUser.id, found.user.id))
    await endSessionsOf(tx, found.user.id)
  })
  await staff.limits.userName.forget(found.user.userName)
}
