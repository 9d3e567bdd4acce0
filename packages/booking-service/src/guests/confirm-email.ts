import { maskedEmail, type Locale } from '@veranda/domain'
import { hashOf } from '@veranda/identity'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { emailChange } from '../schema/email-change.ts'
import { signInLink } from '../schema/identity.ts'
import { raiseVersion, tellHistory } from '../reservations/record.ts'
import { property } from '../schema/property.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { guest as guestTable, room } from '../schema/room.ts'
import { consumeMailboxSecret } from '../identity/one-time-secrets.ts'
import { endOtherSessions } from '../identity/ended-sessions.ts'
import type { RefusingIn } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { endMailedLinks, endWaiting } from './email-changes.ts'
import { orderEmailChangedLetters } from '../letters/email-changed/order.ts'

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
    const { bookingId, reservationCode } = reservation
    const actor = asGuest({ originJti: askedBy })
    // Before the address is written: what is new to the reservation is judged by what is on file.
    await orderEmailChangedLetters(tx, { reservation, guest, email }, locale, now)
    await tx
      .update(guestTable)
      .set({ email, emailProven: used.mailbox === 'now' })
      .where(eq(guestTable.id, guest.guestId))
    await endWaiting(tx, guest.guestId)
    if (guest.isMainGuest) {
      await endMailedLinks(tx, reservationCode)
      await endOtherSessions(tx, { reservationCode, originJti: askedBy }, now)
    }
    await raiseVersion(tx, reservation)
    await tellHistory(tx, bookingId, actor, { kind: 'guests-changed', now })
    await appendAudit(tx, {
      at: now,
      actor,
      action: 'confirm-email',
      reservationId: bookingId,
      detail: { guest: guest.guestId, mailbox: used.mailbox },
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
export async function waitingOf(tx: Database, guestId: number) {
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
