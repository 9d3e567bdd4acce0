import {
  type GuestForm,
  guestFields,
  guestFormOf,
  type Locale,
  type Reservation,
  type Room,
} from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import { appendAudit } from '../db/append-audit.ts'
import type { Database } from '../db/database.ts'
import { signInLink } from '../db/schema/identity.ts'
import { history, reservation as reservationTable } from '../db/schema/reservation.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { ChangedGuest } from './change-guests.ts'
import { orderEmailChangedLetters } from './email-changed-letter.ts'

export type GuestChanges = {
  readonly reservation: Reservation
  readonly room: Room
  readonly changed: readonly ChangedGuest[]
  readonly locale: Locale
  readonly now: Date
}

/** What a reservation tells of changed guests: a version more, a line of its history, letters to addresses, the audit. */
export async function recordGuestChanges(
  tx: Database,
  session: GuestSession,
  { reservation, room, changed, locale, now }: GuestChanges,
): Promise<void> {
  const { bookingId, version } = reservation
  await tx
    .update(reservationTable)
    .set({ version: version + 1 })
    .where(eq(reservationTable.id, bookingId))
  await tx.insert(history).values({ reservationId: bookingId, at: now, kind: 'guests-changed', by: 'guest' })
  for (const { guest, form } of changed) {
    if (sameAddress(guest.email, form.email)) continue
    await orderEmailChangedLetters(tx, { reservation, guest, email: form.email }, locale, now)
    if (guest.isMainGuest) await endMailedLinks(tx, reservation)
  }
  await appendAudit(tx, {
    at: now,
    actor: session.originJti,
    action: 'change-guests',
    outcome: 'done',
    reservationId: bookingId,
    detail: {
      room: room.roomNumber,
      // Which fields, not what they say: the audit is kept for longer than a guest's address.
      guests: changed.map((one) => ({ guest: one.guest.guestId, fields: fieldsChanged(one) })),
    },
  })
}

/** A link that was mailed to the address before must not open the reservation any more. */
async function endMailedLinks(tx: Database, { reservationCode }: Reservation): Promise<void> {
  await tx
    .delete(signInLink)
    .where(and(eq(signInLink.reservationCode, reservationCode), eq(signInLink.purpose, 'link')))
}

const sameAddress = (before: string | undefined, after: string): boolean =>
  (before ?? '').toLowerCase() === after.toLowerCase()

function fieldsChanged({ guest, form }: ChangedGuest): readonly (keyof GuestForm)[] {
  const before = guestFormOf(guest)
  return guestFields.filter((field) => before[field] !== form[field])
}
