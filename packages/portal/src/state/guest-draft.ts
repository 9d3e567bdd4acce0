import { type GuestField, type GuestForm, guestFields, guestFormOf, type Reservation } from '@veranda/domain'
import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import type { Store } from './clear-all.ts'
import { storedAtom } from './stored-atom.ts'

const typed = object({ guestId: number(), field: picklist(guestFields), text: string() })

const typedRoom = object({
  roomNumber: number(),
  typed: array(typed),
  /** Under which key it was sent, and on which version, while no answer to that was heard. */
  key: optional(string()),
  version: optional(number()),
})

const guestDraft = object({
  bookingId: number(),
  /** The room that is shown. */
  roomNumber: number(),
  rooms: array(typedRoom),
})

/** What a guest has typed of guests and not saved, room by room. */
export type GuestDraft = InferOutput<typeof guestDraft>
export type TypedRoom = InferOutput<typeof typedRoom>

export const guestDraftAtom = storedAtom('guest-draft', guestDraft)

/** What was typed for a room of this booking; nothing, where nothing was. */
export function typedIn(
  draft: GuestDraft | undefined,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  roomNumber: number,
): TypedRoom {
  const stored = draft?.bookingId === bookingId ? draft.rooms : []
  return stored.find((one) => one.roomNumber === roomNumber) ?? { roomNumber, typed: [] }
}

/** The guests of a room as the form has them: what is known, and over it what was typed. */
export function formsOf({ rooms }: Pick<Reservation, 'rooms'>, { roomNumber, typed: texts }: TypedRoom) {
  const guests = rooms.find((room) => room.roomNumber === roomNumber)?.guests ?? []
  return guests.map((guest) => {
    const own = texts.filter(({ guestId }) => guestId === guest.guestId)
    const over: Partial<GuestForm> = Object.fromEntries(own.map(({ field, text }) => [field, text]))
    return { guest, form: { ...guestFormOf(guest), ...over } }
  })
}

/** Keeps a room's texts as they are now; the room becomes the one that is shown. */
export function keepRoom(store: Store, { bookingId }: Pick<Reservation, 'bookingId'>, room: TypedRoom): void {
  const { roomNumber } = room
  store.set(guestDraftAtom, (draft) => {
    const stored = draft?.bookingId === bookingId ? draft.rooms : []
    const others = stored.filter((one) => one.roomNumber !== roomNumber)
    return { bookingId, roomNumber, rooms: room.typed.length === 0 ? others : [...others, room] }
  })
}

/** Keeps what is typed in a field. Other texts are another change: it is sent under a key of its own. */
export function keepTyped(
  store: Store,
  reservation: Pick<Reservation, 'bookingId' | 'rooms'>,
  roomNumber: number,
  one: { readonly guestId: number; readonly field: GuestField; readonly text: string },
): void {
  const before = typedIn(store.get(guestDraftAtom), reservation, roomNumber)
  const others = before.typed.filter(({ guestId, field }) => guestId !== one.guestId || field !== one.field)
  const known = formsOf(reservation, { roomNumber, typed: [] }).find(
    ({ guest }) => guest.guestId === one.guestId,
  )
  const isKnown = known?.form[one.field] === one.text
  keepRoom(store, reservation, { roomNumber, typed: isKnown ? others : [...others, one] })
}
