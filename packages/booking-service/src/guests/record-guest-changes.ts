import {
  type GuestForm,
  guestFields,
  guestFormOf,
  type Locale,
  type Reservation,
  type Room,
} from '@veranda/domain'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { raiseVersion, tellHistory } from '../reservations/record.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { ChangedGuest } from './accepted-forms.ts'

export type GuestChanges = {
  readonly reservation: Reservation
  readonly room: Room
  readonly changed: readonly ChangedGuest[]
  /** The changed guests whose new address must be confirmed first. */
  readonly waiting: ReadonlySet<ChangedGuest>
  readonly locale: Locale
  readonly now: Date
}

/** Records changed guests: a new version, a line of the history, and the audit. */
export async function recordGuestChanges(
  tx: Database,
  session: GuestSession,
  { reservation, room, changed, now }: GuestChanges,
): Promise<void> {
  const { bookingId } = reservation
  const actor = asGuest(session)
  await raiseVersion(tx, reservation)
  await tellHistory(tx, bookingId, actor, { kind: 'guests-changed', now })
  await appendAudit(tx, {
    at: now,
    actor,
    action: 'change-guests',
    reservationId: bookingId,
    detail: {
      room: room.roomNumber,
      // The names of the fields, not their values: the audit is stored for longer than a guest's address.
      guests: changed.map((one) => ({ guest: one.guest.guestId, fields: fieldsChanged(one) })),
    },
  })
}

function fieldsChanged({ guest, form }: ChangedGuest): readonly (keyof GuestForm)[] {
  const before = guestFormOf(guest)
  return guestFields.filter((field) => before[field] !== form[field])
}
