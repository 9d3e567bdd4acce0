import type { Reservation } from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { emailChange } from '../schema/email-change.ts'
import { signInLink } from '../schema/identity.ts'
import { property } from '../schema/property.ts'
import { minutesOf } from '../identity/one-time-secrets.ts'
import type { ChangedGuest } from './change-guests.ts'

/** Whether another address was given; another spelling of the same is none. */
export const hasOtherAddress = ({ guest, form }: ChangedGuest): boolean =>
  (guest.email ?? '').toLowerCase() !== form.email.toLowerCase()

/** Whether an address takes the place of another. A first address, and one that is taken away, ask nobody. */
const replacesAddress = (one: ChangedGuest): boolean =>
  hasOtherAddress(one) && (one.guest.email ?? '') !== '' && one.form.email !== ''

/** The guests whose new address counts only once it is confirmed, where the property asks for it. */
export async function toBeConfirmed(
  tx: Database,
  { property: { propertyId } }: Reservation,
  changed: readonly ChangedGuest[],
): Promise<ReadonlySet<ChangedGuest>> {
  const replaced = changed.filter(replacesAddress)
  if (replaced.length === 0) return new Set()
  const [row] = await tx
    .select({ rule: property.emailChange })
    .from(property)
    .where(eq(property.id, propertyId))
  return new Set(row?.rule === 'confirmed' ? replaced : [])
}

/** Lets an address wait; whatever waited for this guest before does no more, and its links are void. */
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

/** As long as a link that is written now can confirm it. */
export const waitsUntil = (now: Date): Date => new Date(now.getTime() + minutesOf['email-now'] * 60_000)

/** What waited is confirmed, or another address counts: nothing waits any more. */
export async function endWaiting(tx: Database, guestId: number): Promise<void> {
  await endMailboxSecrets(tx, guestId)
  await tx.delete(emailChange).where(eq(emailChange.guestId, guestId))
}

const endMailboxSecrets = (tx: Database, guestId: number) =>
  tx
    .delete(signInLink)
    .where(and(eq(signInLink.guestId, guestId), inArray(signInLink.purpose, ['email-before', 'email-now'])))

/** A link that was mailed to the address before must not open the reservation any more. */
export async function endMailedLinks(tx: Database, reservationCode: string): Promise<void> {
  await tx
    .delete(signInLink)
    .where(and(eq(signInLink.reservationCode, reservationCode), eq(signInLink.purpose, 'link')))
}
