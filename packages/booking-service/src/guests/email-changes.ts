import type { Reservation } from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { emailChange } from '../schema/email-change.ts'
import { signInLink } from '../schema/identity.ts'
import { propertySetting } from '../catalogue/property-setting.ts'
import { waitsUntil } from '../letters/email-confirmation/queue.ts'
import type { ChangedGuest } from './accepted-forms.ts'

/** Whether the address changed; another spelling of the same one does not count. */
export const hasOtherAddress = ({ guest, form }: ChangedGuest): boolean =>
  (guest.email ?? '').toLowerCase() !== form.email.toLowerCase()

/** Whether one address replaces another. A first address or a removed one needs no confirmation. */
const replacesAddress = (one: ChangedGuest): boolean =>
  hasOtherAddress(one) && (one.guest.email ?? '') !== '' && one.form.email !== ''

/** The guests whose new address counts only after confirmation, where the property requires it. */
export async function toBeConfirmed(
  tx: Database,
  reservation: Reservation,
  changed: readonly ChangedGuest[],
): Promise<ReadonlySet<ChangedGuest>> {
  const replaced = changed.filter(replacesAddress)
  if (replaced.length === 0) return new Set()
  const rule = await propertySetting(tx, reservation, 'emailChange')
  return new Set(rule === 'confirmed' ? replaced : [])
}

/**
 * Stores an address that waits for confirmation; an earlier waiting one is replaced and its links become
 * void.
 */
export async function letWait(
  tx: Database,
  { guest: { guestId }, form: { email } }: ChangedGuest,
  askedBy: string,
  now: Date,
): Promise<void> {
  await endMailboxSecrets(tx, guestId)
  const waiting = { email, askedBy, askedAt: now, expiresAt: waitsUntil(now) }
  await tx
    .insert(emailChange)
    .values({ guestId, ...waiting })
    .onConflictDoUpdate({ target: emailChange.guestId, set: waiting })
}

/** Removes a guest's waiting address: it was confirmed, or another one counts now. */
export async function endWaiting(tx: Database, guestId: number): Promise<void> {
  await endMailboxSecrets(tx, guestId)
  await tx.delete(emailChange).where(eq(emailChange.guestId, guestId))
}

const endMailboxSecrets = (tx: Database, guestId: number) =>
  tx
    .delete(signInLink)
    .where(and(eq(signInLink.guestId, guestId), inArray(signInLink.purpose, ['email-before', 'email-now'])))

/** Invalidates the links mailed to the old address, which must not open the reservation any more. */
export async function endMailedLinks(tx: Database, reservationCode: string): Promise<void> {
  await tx
    .delete(signInLink)
    .where(and(eq(signInLink.reservationCode, reservationCode), eq(signInLink.purpose, 'link')))
}
