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

/** The form to be called, typed and not sent; what is missing in it is filled in from the guest's details. */
export type CallDraft = InferOutput<typeof callDraft>
export const callDraftAtom = storedAtom('call-draft', callDraft)
