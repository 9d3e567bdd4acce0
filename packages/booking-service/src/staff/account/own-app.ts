import { and, eq, isNull } from 'drizzle-orm'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type RefusingIn, ServiceRefusal } from '../../platform/refusal.ts'
import type { StaffCaller } from '../../platform/service.ts'
import { staffUser } from '../../schema/staff.ts'
import { takeCode } from '../second-factor/second-factor.ts'
import { newTotpSecret, totpAddress } from '../second-factor/totp.ts'
import type { StaffService } from '../service/staff-service.ts'
import { requireUser } from './own-account.ts'
import { requireOwnPassword } from './require-own-password.ts'

/** A fresh secret for an authenticator app. Asking again gives another one, until a first code has been sent. */
export async function startOwnApp(
  service: StaffService & RefusingIn<'startOwnApp'>,
  staff: StaffCaller,
  password: string,
): Promise<{ readonly secret: string; readonly address: string }> {
  const { store, refuse } = service
  const user = await requireUser(store.db, staff)
  await requireOwnPassword(service, user, password)
  const secret = newTotpSecret()
  const changed = await store.db
    .update(staffUser)
    .set({ totpSecret: secret, totpLastStep: null })
    .where(and(eq(staffUser.id, user.id), isNull(staffUser.totpConfirmedAt)))
    .returning({ id: staffUser.id })
  if (changed.length === 0) throw refuse('app-known', 'There is an app already.')
  return { secret, address: totpAddress(secret, user.userName) }
}

/** The first code: from now on the app is asked for at every sign-in. */
export async function confirmOwnApp(
  service: StaffService & RefusingIn<'confirmOwnApp'>,
  staff: StaffCaller,
  code: string,
): Promise<void> {
  const { store, clock, staff: needs, refuse } = service
  const now = clock.now()
  const user = await requireUser(store.db, staff)
  const key = String(user.id)
  const seconds = await needs.limits.codes.admit(key)
  if (seconds !== undefined)
    throw new ServiceRefusal('too-many-tries', 'Too many codes. Please wait.', { retryAfterSeconds: seconds })
  if (user.totpConfirmedAt || !(await takeCode(service, user, code, now)))
    throw refuse('code-not-valid', 'This is not the current code.')
  await needs.limits.codes.forget(key)
  await inTransaction(service, (tx) =>
    appendAudit(tx, {
      at: now,
      actor: asStaff(staff),
      action: 'staff-add-second-factor',
      reservationId: null,
      detail: { member: user.id, kind: 'app' },
    }),
  )
}
