import { type Locale, toUserName } from '@veranda/domain'
import { hashOf } from '@veranda/identity'
import { and, eq, gt } from 'drizzle-orm'
import { appendAudit } from '../../audit/append-audit.ts'
import { queuePasswordLetter } from '../../letters/staff-password/queue.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { addressPrefix } from '../../platform/http/client-address.ts'
import { type Refusing, ServiceRefusal } from '../../platform/refusal.ts'
import { staffPasswordLink, staffUser } from '../../schema/staff.ts'
import type { StaffService } from '../service/staff-service.ts'
import { forgetDevicesOf, type Issued, rememberDevice } from '../devices/known-device.ts'
import { asAccount } from '../sessions/staff-sessions.ts'
import { endSessionsOf } from '../sessions/start-session.ts'
import { hashPassword } from './hash-password.ts'
import { requireNewPassword } from './require-new-password.ts'

type Refuses = Refusing<
  'reset-not-possible' | 'password-not-accepted' | 'password-known' | 'password-unchanged'
>

/**
 * Sets a new password with a mailed link, once. A password that is refused leaves the link as it was. The reader of the mailbox is
 * the owner: this device is known from now on, and no other, so that they get in while strangers try their name.
 */
export async function resetPassword(
  service: StaffService & Refuses,
  { secret, password }: { readonly secret: string; readonly password: string },
): Promise<Issued> {
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
  const device = await inTransaction(service, async (tx) => {
    const used = await tx.delete(staffPasswordLink).where(waiting).returning()
    if (used.length === 0) throw notPossible()
    await tx
      .update(staffUser)
      .set({ passwordHash, mustSetPassword: false, mustResetPassword: false })
      .where(eq(staffUser.id, found.user.id))
    await endSessionsOf(tx, found.user.id)
    await forgetDevicesOf(tx, found.user.id)
    await appendAudit(tx, {
      at: clock.now(),
      actor: asAccount(found.user.id),
      // Who was invited had none before.
      action: found.user.passwordHash === null ? 'staff-set-own-password' : 'staff-reset-password',
      reservationId: null,
      detail: { member: found.user.id },
    })
    return rememberDevice(tx, found.user.id, undefined, clock.now())
  })
  await staff.limits.userName.forget(found.user.userName)
  return device
}

/** Orders a letter with a link. The work is the same for every name; whether it has a mailbox is found out when the letter is written. */
export async function requestPasswordReset(
  { store, clock, staff }: StaffService,
  input: { readonly userName: string; readonly locale: Locale },
  address: string,
): Promise<void> {
  const seconds = await staff.limits.linksByAddress.admit(addressPrefix(address))
  if (seconds !== undefined)
    throw new ServiceRefusal('too-many-tries', 'Too many links have been asked for. Please wait.', {
      retryAfterSeconds: seconds,
    })
  const order = { userName: toUserName(input.userName), locale: input.locale }
  await queuePasswordLetter(store.db, order, clock.now())
  staff.onLetter()
}
