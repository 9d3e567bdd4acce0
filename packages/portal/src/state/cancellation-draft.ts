import { array, type InferOutput, number, object, optional, string } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const cancellationAnswers = object({ first: optional(string()), second: optional(string()) })

const cancellationDraft = object({
  propertyCurrency: optional(string()),
  reservationCode: optional(string()),
  roomIds: optional(array(number())),
  bookingId: optional(number()),
  reason: optional(string()),
  answers: optional(cancellationAnswers),
})

/** What the guest has said so far on the way to a cancellation. */
export type CancellationDraft = InferOutput<typeof cancellationDraft>
export type CancellationAnswers = InferOutput<typeof cancellationAnswers>

export const cancellationDraftAtom = storedAtom('cancellation-draft', cancellationDraft)
