import type { BookingVersion, GuestChange } from '@veranda/contract'
import { ageOn, isPlainDate, type Locale, type Reservation, type Room, saysMore } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { guest as guestTable, room as roomTable } from '../schema/room.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import { type Refusing, type RefusingIn, ServiceRefusal } from '../platform/refusal.ts'
import { doOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import { requireAction } from '../reservations/require-action.ts'
import type { Service } from '../platform/service.ts'
import { acceptedForms, type ChangedGuest } from './accepted-forms.ts'
import { hasOtherAddress, toBeConfirmed } from './email-changes.ts'
import { recordAddresses } from './record-addresses.ts'
import { recordGuestChanges } from './record-guest-changes.ts'

export type GuestsCommand = OnVersion & {
  readonly roomId: number
  readonly guests: readonly GuestChange[]
  /** The language of the letters to the guests. */
  readonly locale: Locale
}

/** Changes the details of a room's guests: all or nothing, free of charge. */
export async function changeGuests(
  service: Service & RefusingIn<'changeGuests'>,
  session: GuestSession,
  input: GuestsCommand,
  claim: Claim,
): Promise<Once<BookingVersion>> {
  return doOnVersion(service, session, input, claim, async (tx, reservation, now) => {
    const room = requireChangeable(tx, reservation, input.roomId)
    const stated = await acceptedForms(tx, reservation, room, input.guests, now)
    const changed = stated.filter(({ guest, form }) => saysMore(guest, form))
    if (changed.length === 0) throw tx.refuse('guests-unchanged', 'The guest details are unchanged.')
    const waiting = await toBeConfirmed(tx, reservation, changed)
    const changes = { reservation, room, changed, waiting, locale: input.locale, now }
    await recordAddresses(tx, session, changes)
    for (const one of changed) await write(tx, reservation, waiting.has(one) ? keepingAddress(one) : one)
    await writeChildAges(tx, room)
    await recordGuestChanges(tx, session, changes)
  })
}

function requireChangeable(
  { refuse }: Refusing<'action-not-allowed' | 'room-cancelled'>,
  reservation: Reservation,
  roomId: number,
): Room {
  const room = reservation.rooms.find((one) => one.roomId === roomId)
  if (!room) throw new ServiceRefusal('not-found', 'There is no such room.')
  requireAction({ refuse }, reservation, 'edit-guests', 'Guest information cannot be changed right now.')
  if (room.status === 'cancelled') throw refuse('room-cancelled', 'This room is canceled.')
  return room
}

/** The new details without the address, which waits for its confirmation. */
const keepingAddress = ({ guest, form }: ChangedGuest): ChangedGuest => ({
  guest,
  form: { ...form, email: guest.email ?? '' },
})

async function write(tx: Database, { stay }: Reservation, one: ChangedGuest): Promise<void> {
  const { guest, form } = one
  const birthDate = isPlainDate(form.birthDate) ? form.birthDate : null
  // An adult's age is not stored; a child's was given when booking, and a date of birth is more exact.
  const age = birthDate !== null && guest.category !== 'adult' ? { age: ageOn(birthDate, stay.arrival) } : {}
  await tx
    .update(guestTable)
    .set({
      title: form.title === 'Mr' || form.title === 'Mrs' ? form.title : null,
      firstName: form.firstName,
      lastName: form.lastName,
      birthDate,
      email: form.email || null,
      phone: form.phone || null,
      countryCode: form.countryCode || null,
      zipCode: form.zipCode || null,
      city: form.city || null,
      // The new address is unproven: nobody has used a link from its mailbox yet.
      ...(hasOtherAddress(one) ? { emailProven: false } : {}),
      ...age,
    })
    .where(eq(guestTable.id, guest.guestId))
}

/** Updates the ages of a room's children from its guests, once all of them are known. */
async function writeChildAges(tx: Database, { roomId }: Room): Promise<void> {
  const rows = await tx
    .select({ category: guestTable.category, age: guestTable.age })
    .from(guestTable)
    .where(eq(guestTable.roomId, roomId))
    .orderBy(guestTable.position)
  const children = rows.filter(({ category }) => category !== 'adult')
  const childAges = children.flatMap(({ age }) => (age === null ? [] : [age]))
  if (children.length === 0 || childAges.length < children.length) return
  await tx.update(roomTable).set({ childAges }).where(eq(roomTable.id, roomId))
}
