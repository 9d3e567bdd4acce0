import { boolean, type InferOutput, object, optional, string } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const callDraft = object({
  name: optional(string()),
  customerTypeId: optional(string()),
  reservationCode: optional(string()),
  countryCode: optional(string()),
  phone: optional(string()),
  notes: optional(string()),
  isAccepted: optional(boolean()),
  /** Under which key it was sent, while no answer to that was heard. */
  key: optional(string()),
})

/** What somebody typed to be called and has not sent; what is missing is as it is known of the guest. */
export type CallDraft = InferOutput<typeof callDraft>
export const callDraftAtom = storedAtom('call-draft', callDraft)
