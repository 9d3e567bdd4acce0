import type { EmailChange } from '@veranda/contract'
import { maskedEmail, type Locale } from '@veranda/domain'
import { hashOf } from '@veranda/identity'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { endOtherSessions } from '../identity/ended-sessions.ts'
import { consumeMailboxSecret, mailboxSecretWaits } from '../identity/one-time-secrets.ts'
import { queueEmailChangedLetters } from '../letters/email-changed/queue.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { RefusingIn } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { recordChange } from '../reservations/record.ts'
import { emailChange } from '../schema/email-change.ts'
import { signInLink } from '../schema/identity.ts'
import { property } from '../schema/property.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { guest as guestTable, room } from '../schema/room.ts'
import { endMailedLinks, endWaiting } from './email-changes.ts'

/**
 * Confirms a waiting address. No session is needed: the caller reads the old or the new mailbox. Both
 * mailboxes are told, links to the old one become void, and every session but the caller's ends. Returns the
 * masked address.
 */
export async function confirmEmail(
  { store, clock, refuse }: Pick<Service, 'store' | 'clock'> & RefusingIn<'confirmEmail'>,
  token: string,
  locale: Locale,
): Promise<string> {
  return inTransaction({ store, refuse }, async (tx) => {
    const now = clock.now()
    // Locks the reservation first, as every other write to it does.
    await lockReservationOf(tx, token)
    const used = await consumeMailboxSecret(tx, token, now)
    const waiting = used && (await waitingOf(tx, used.guestId))
    if (!used || !waiting) throw tx.refuse('link-used-up', 'This link has been used or has expired.')
    const { guest, email, askedBy, propertyName: _, ...reservation } = waiting
    const { reservationCode } = reservation
    // Before the address is written: what is new to the reservation is judged by what is on file.
    await queueEmailChangedLetters(tx, { reservation, guest, email }, locale, now)
    await tx
      .update(guestTable)
      .set({ email, emailProven: used.mailbox === 'now' })
      .where(eq(guestTable.id, guest.guestId))
    await endWaiting(tx, guest.guestId)
    if (guest.isMainGuest) {
      await endMailedLinks(tx, reservationCode)
      await endOtherSessions(tx, { reservationCode, originJti: askedBy }, now)
    }
    const detail = { guest: guest.guestId, mailbox: used.mailbox }
    await recordChange(tx, reservation, {
      kind: 'guests-changed',
      action: 'confirm-email',
      actor: asGuest({ originJti: askedBy }),
      detail,
      now,
    })
    return maskedEmail(email)
  })
}

const lockReservationOf = (tx: Database, token: string) =>
  tx
    .select({ id: reservationTable.id })
    .from(reservationTable)
    .where(
      inArray(
        reservationTable.code,
        tx
          .select({ code: signInLink.reservationCode })
          .from(signInLink)
          .where(eq(signInLink.secretHash, hashOf(token))),
      ),
    )
    .for('update')

/** The address waiting for confirmation, for a guest of a room that is not cancelled. */
async function waitingOf(tx: Database, guestId: number) {
  const [row] = await tx
    .select({
      email: emailChange.email,
      askedBy: emailChange.askedBy,
      bookingId: reservationTable.id,
      version: reservationTable.version,
      reservationCode: reservationTable.code,
      brand: reservationTable.brand,
      propertyName: property.name,
      before: guestTable.email,
      isProven: guestTable.emailProven,
      isMainGuest: guestTable.isMainGuest,
    })
    .from(emailChange)
    .innerJoin(guestTable, eq(guestTable.id, emailChange.guestId))
    .innerJoin(room, and(eq(room.id, guestTable.roomId), sql`${room.status} <> 'cancelled'`))
    .innerJoin(reservationTable, eq(reservationTable.id, room.reservationId))
    .innerJoin(property, eq(property.id, reservationTable.propertyId))
    .where(eq(emailChange.guestId, guestId))
  if (!row) return undefined
  const { before, isProven, isMainGuest, ...waiting } = row
  return { ...waiting, guest: { guestId, isMainGuest, email: before ?? '', isProven } }
}

/**
 * The address that a letter's token would confirm. A new mailbox may be a stranger's: it learns enough for a
 * guest to recognize the reservation, but not the number used to sign in.
 */
export async function getEmailChange(
  { store: { db }, clock, refuse }: Pick<Service, 'store' | 'clock'> & RefusingIn<'getEmailChange'>,
  token: string,
): Promise<EmailChange> {
  const link = await mailboxSecretWaits(db, token, clock.now())
  const waiting = link && (await waitingOf(db, link.guestId))
  if (!waiting) throw refuse('link-used-up', 'This link has been used or has expired.')
  const { email, propertyName, reservationCode } = waiting
  return { email: maskedEmail(email), propertyName, reservationCode: hiddenCode(reservationCode) }
}

const shownSigns = 5

/** The end of a reservation number, at most half of it. */
const hiddenCode = (code: string): string =>
  `…${code.slice(-Math.min(shownSigns, Math.floor(code.length / 2)))}`
