import type { Reservation } from '@veranda/domain'
import { array, type InferOutput, number, object, optional, string } from 'valibot'
import type { Store } from './clear-all.ts'
import { storedAtom } from './stored-atom.ts'

const written = object({
  roomNumber: number(),
  roomTypeIds: array(number()),
  ceiling: string(),
  /** Under which key it was sent, and on which version, while no answer to that was heard. */
  key: optional(string()),
  version: optional(number()),
})

const standbyDraft = object({ bookingId: number(), written: array(written) })

/** The requests a guest is writing for rooms that may stay free, room by room. */
export type StandbyWritten = InferOutput<typeof written>

export const standbyDraftAtom = storedAtom('standby-draft', standbyDraft)

/** What is being written for the rooms of this booking. */
export const requestsWritten = (
  draft: InferOutput<typeof standbyDraft> | undefined,
  { bookingId }: Pick<Reservation, 'bookingId'>,
): readonly StandbyWritten[] => (draft?.bookingId === bookingId ? draft.written : [])

/** Keeps what is being written for a room, or forgets it. */
export function keepRequest(
  store: Store,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  roomNumber: number,
  one: Omit<StandbyWritten, 'roomNumber'> | undefined,
): void {
  store.set(standbyDraftAtom, (draft) => {
    const others = requestsWritten(draft, { bookingId }).filter((other) => other.roomNumber !== roomNumber)
    return { bookingId, written: one ? [...others, { ...one, roomNumber }] : others }
  })
}
