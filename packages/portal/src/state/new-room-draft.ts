import { emptyNewRoom, type NewRoomForm, type Reservation } from '@veranda/domain'
import { type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const newRoomDraft = object({
  bookingId: number(),
  /** What the page was open at, and at which room. */
  part: picklist(['add', 'change']),
  roomNumber: number(),
  form: object({
    roomTypeId: optional(number()),
    occupancy: object({ adults: number(), teens: number(), kids: number(), infants: number() }),
    firstName: string(),
    lastName: string(),
  }),
})

/** What is filled in for a room more and not added yet. */
export type NewRoomDraft = InferOutput<typeof newRoomDraft>

export const newRoomDraftAtom = storedAtom('new-room', newRoomDraft)

/** What was filled in for this booking; an empty form, where nothing was. */
export const newRoomDraftFor = (
  draft: NewRoomDraft | undefined,
  { bookingId }: Pick<Reservation, 'bookingId'>,
): NewRoomDraft & { readonly form: NewRoomForm } =>
  draft?.bookingId === bookingId ? draft : { bookingId, part: 'add', roomNumber: 1, form: emptyNewRoom }
