import { changeGuests, encodeGuestChange, type Failure } from '@veranda/contract'
import {
  type Guest,
  type GuestForm,
  guestFields,
  guestFormOf,
  ok,
  refused,
  type Reservation,
  type Result,
  saysMore,
  tidyGuest,
} from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { formsOf, guestDraftAtom, keepRoom, type TypedRoom, typedIn } from '../state/guest-draft.ts'
import { stayIn } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'

type Needs = Pick<Portal, 'client' | 'store'>

/** How many addresses are written to, because an e-mail changed; whether it waits to be confirmed. */
export type GuestsSaved = { readonly addresses: 0 | 1 | 2; readonly isWaiting?: boolean }

export type NotSaved = Failure<typeof changeGuests> | { readonly kind: 'changed-meanwhile' }

const roomGone = { kind: 'refused', refusal: 'room-cancelled', detail: 'There is no such room.' } as const

/**
 * Saves what was typed of the guests of a room. What else changed in the reservation meanwhile is no concern of it; where
 * the same fields did, nothing is saved until the guest has seen both. Asked again after a lost answer, it repeats the
 * same key, and is saved once.
 */
export async function saveGuests(
  portal: Needs,
  roomNumber: number,
  tries = 2,
): Promise<Result<GuestsSaved, NotSaved>> {
  const { store } = portal
  const before = stayIn(portal.store)
  if (!before) return refused({ kind: 'offline' })
  const room = typedIn(store.get(guestDraftAtom), before, roomNumber)
  const answer = await saveOnce(portal, before, room)
  if (answer.ok || answer.refusal.kind !== 'refused') return answer
  // A "no" was heard: nothing happened, and the next press is another one.
  const { typed } = typedIn(store.get(guestDraftAtom), before, roomNumber)
  keepRoom(store, before, { roomNumber, typed })
  const { refusal } = answer.refusal
  await loadReservation(portal)
  if (refusal !== 'version-changed' || tries <= 1) return answer
  const after = stayIn(portal.store)
  if (!after) return answer
  if (isContested(before, after, { roomNumber, typed })) return refused({ kind: 'changed-meanwhile' })
  return saveGuests(portal, roomNumber, tries - 1)
}

async function saveOnce(
  { client, store }: Needs,
  reservation: Reservation,
  room: TypedRoom,
): Promise<Result<GuestsSaved, Failure<typeof changeGuests>>> {
  const { roomNumber } = room
  const roomId = reservation.rooms.find((one) => one.roomNumber === roomNumber)?.roomId
  if (roomId === undefined) return refused(roomGone)
  const written = formsOf(reservation, room).map(({ guest, form }) => ({ guest, form: tidyGuest(form) }))
  const changed = written.filter(({ guest, form }) => saysMore(guest, form))
  const saved = { addresses: most(changed.map(({ guest, form }) => addressesOf(guest.email ?? '', form))) }
  const { key = crypto.randomUUID(), version = reservation.version } = room
  keepRoom(store, reservation, { ...room, key, version })
  const answer = await (changed.length === 0
    ? // What was typed is known already: an answer was lost.
      ok(undefined)
    : client.call(changeGuests, {
        params: { bookingId: String(reservation.bookingId), roomId: String(roomId) },
        body: {
          guests: changed.map(({ guest, form }) => encodeGuestChange({ guestId: guest.guestId, form })),
        },
        guard: { key, version },
      }))
  const isUnchanged =
    !answer.ok && answer.refusal.kind === 'refused' && answer.refusal.refusal === 'guests-unchanged'
  if (!answer.ok && !isUnchanged) return answer
  // Read first: nobody sees the guests as they were. What was typed on while they were saved is another change.
  await loadReservation({ client, store })
  const { typed } = typedIn(store.get(guestDraftAtom), reservation, roomNumber)
  keepRoom(store, reservation, { roomNumber, typed: typed.filter((one) => !room.typed.includes(one)) })
  return ok(isWaiting({ client, store }, changed) ? { ...saved, isWaiting: true } : saved)
}

/** Whether the hotel keeps an address that was said waiting: it reads so, once loaded anew. */
function isWaiting(portal: Needs, changed: readonly TypedForm[]): boolean {
  const guests = stayIn(portal.store)?.rooms.flatMap((room) => room.guests) ?? []
  return changed.some(({ guest, form }) =>
    guests.some((one) => one.guestId === guest.guestId && one.emailToConfirm === form.email),
  )
}

type TypedForm = { readonly guest: Guest; readonly form: GuestForm }

/** Whether something was changed elsewhere that the form says otherwise, or did not show. */
function isContested(before: Reservation, after: Reservation, room: TypedRoom): boolean {
  const now = formsOf(after, { roomNumber: room.roomNumber, typed: [] })
  return formsOf(before, room).some(({ guest, form }) => {
    const known = now.find((one) => one.guest.guestId === guest.guestId)
    const was = guestFormOf(guest)
    return (
      !known ||
      guestFields.some((field) => known.form[field] !== was[field] && known.form[field] !== form[field])
    )
  })
}

function addressesOf(before: string, { email }: GuestForm): 0 | 1 | 2 {
  if (before.toLowerCase() === email.toLowerCase()) return 0
  return before === '' || email === '' ? 1 : 2
}

const most = (counts: readonly (0 | 1 | 2)[]): 0 | 1 | 2 =>
  counts.includes(2) ? 2 : counts.includes(1) ? 1 : 0
