import { array, type InferOutput, number, object, optional, string } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const letterDraft = object({
  bookingId: number(),
  addresses: array(string()),
  typed: string(),
  /** Under which key it was sent, while no answer to that was heard. */
  key: optional(string()),
})

/** To whom a guest means to send the confirmation letter. */
export type LetterDraft = InferOutput<typeof letterDraft>
export const letterDraftAtom = storedAtom('letter-draft', letterDraft)
