import {
  type GuestForm,
  guestFields,
  guestFormOf,
  type Locale,
  type Reservation,
  type Room,
} from '@veranda/domain'
import { asGuest } from '../audit/actor.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import { recordChange } from '../reservations/record.ts'
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
  await recordChange(tx, reservation, {
    kind: 'guests-changed',
    action: 'change-guests',
    actor: asGuest(session),
    now,
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
