import { and, eq, ne } from 'drizzle-orm'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { RefusingIn } from '../../platform/refusal.ts'
import type { StaffCaller } from '../../platform/service.ts'
import { staffPasswordLink, staffSession, staffUser } from '../../schema/staff.ts'
import { hashPassword, isPassword } from '../passwords/hash-password.ts'
import { requireNewPassword } from '../passwords/require-new-password.ts'
import type { StaffService } from '../service/staff-service.ts'
import { requireAccount, requireUser } from './own-account.ts'
import { requireCounted } from './require-own-password.ts'

export type PasswordChange = { readonly password: string; readonly newPassword: string }

/** Replaces one’s own password. Every other session ends, and a link that was mailed is worth nothing any more. */
export async function changePassword(
  service: StaffService & RefusingIn<'changeOwnPassword'>,
  staff: StaffCaller,
  { password, newPassword }: PasswordChange,
): Promise<void> {
  const { store, clock, refuse } = service
  const user = await requireUser(store.db, staff)
  if (user.source === 'domain') throw refuse('of-directory', 'The password is the company’s.')
  await requireCounted(service, user, () => isPassword(user.passwordHash, password))
  await requireNewPassword(service, newPassword, user.passwordHash)
  const passwordHash = await hashPassword(newPassword)
  const { sessionId } = requireAccount(staff)
  await inTransaction(service, async (tx) => {
    await tx.update(staffUser).set({ passwordHash }).where(eq(staffUser.id, user.id))
    await tx.delete(staffPasswordLink).where(eq(staffPasswordLink.userId, user.id))
    await tx.delete(staffSession).where(and(eq(staffSession.userId, user.id), ne(staffSession.id, sessionId)))
    await appendAudit(tx, {
      at: clock.now(),
      actor: asStaff(staff),
      action: 'staff-change-own-password',
      reservationId: null,
      detail: { member: user.id },
    })
  })
}
