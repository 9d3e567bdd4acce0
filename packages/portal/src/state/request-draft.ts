import type { Reservation } from '@veranda/domain'
import { array, type InferOutput, number, object, optional, string } from 'valibot'
import type { Store } from './clear-all.ts'
import { storedAtom } from './stored-atom.ts'

const written = object({
  roomNumber: number(),
  text: string(),
  /** Under which key it was sent, and on which version, while no answer to that was heard. */
  key: optional(string()),
  version: optional(number()),
})

const requestDraft = object({
  bookingId: number(),
  /** The room that is written for. */
  roomNumber: number(),
  written: array(written),
})

/** What a guest has typed and not sent, room by room. */
export type RequestDraft = InferOutput<typeof requestDraft>
export type Written = InferOutput<typeof written>

export const requestDraftAtom = storedAtom('request-draft', requestDraft)

/** What was typed for a room of this booking; nothing, where nothing was. */
export const writtenFor = (
  draft: RequestDraft | undefined,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  roomNumber: number,
): Written => {
  const stored = draft?.bookingId === bookingId ? draft.written : []
  return stored.find((one) => one.roomNumber === roomNumber) ?? { roomNumber, text: '' }
}

/** Keeps what is typed for a room, which becomes the room that is written for. */
export function keepWritten(store: Store, { bookingId }: Pick<Reservation, 'bookingId'>, one: Written): void {
  const { roomNumber } = one
  store.set(requestDraftAtom, (draft) => {
    const stored = draft?.bookingId === bookingId ? draft.written : []
    const others = stored.filter((other) => other.roomNumber !== roomNumber)
    return { bookingId, roomNumber, written: one.text === '' ? others : [...others, one] }
  })
}
