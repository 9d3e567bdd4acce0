import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { guest as guestTable } from '../schema/room.ts'
import type { GuestSession } from '../identity/identity.ts'
import { endOtherSessions } from '../identity/ended-sessions.ts'
import type { ChangedGuest } from './accepted-forms.ts'
import { endMailedLinks, endWaiting, hasOtherAddress, letWait } from './email-changes.ts'
import { queueEmailChangedLetters } from '../letters/email-changed/queue.ts'
import { queueEmailConfirmations } from '../letters/email-confirmation/queue.ts'
import type { GuestChanges } from './record-guest-changes.ts'
import type { Refusing } from '../platform/refusal.ts'

/**
 * Call before the addresses are written: whether one is new to the reservation is judged by the addresses on
 * file.
 */
export async function recordAddresses(
  tx: Database & Refusing<'too-many-letters'>,
  session: GuestSession,
  changes: GuestChanges,
): Promise<void> {
  for (const one of changes.changed) if (hasOtherAddress(one)) await recordAddress(tx, session, changes, one)
}

/**
 * Tells both mailboxes about a new address, or asks them to confirm it. Once it counts, sessions and links of
 * the old one end.
 */
async function recordAddress(
  tx: Database & Refusing<'too-many-letters'>,
  session: GuestSession,
  { reservation, waiting, locale, now }: GuestChanges,
  one: ChangedGuest,
): Promise<void> {
  const { guest, form } = one
  const { reservationCode } = reservation
  const isProven = await isMailboxProven(tx, guest.guestId)
  if (waiting.has(one)) {
    await queueEmailConfirmations(tx, reservation, { ...one, isProven }, locale, now)
    return letWait(tx, one, session.originJti, now)
  }
  await queueEmailChangedLetters(
    tx,
    { reservation, guest: { ...guest, isProven }, email: form.email },
    locale,
    now,
  )
  await endWaiting(tx, guest.guestId)
  if (!guest.isMainGuest) return
  await endMailedLinks(tx, reservationCode)
  if (guest.email !== undefined) await endOtherSessions(tx, session, now)
}

async function isMailboxProven(tx: Database, guestId: number): Promise<boolean> {
  const [row] = await tx
    .select({ isProven: guestTable.emailProven })
    .from(guestTable)
    .where(eq(guestTable.id, guestId))
  return row?.isProven ?? false
}
