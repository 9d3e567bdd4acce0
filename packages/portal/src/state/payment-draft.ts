import { changePurposes } from '@veranda/domain'
import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const paymentDraft = object({
  /** The change that is paid for. */
  purpose: optional(picklist(changePurposes)),
  creditCard: optional(object({ reservationCode: optional(string()), roomId: optional(number()) })),
  terms: optional(
    object({
      currency: optional(string()),
      country: optional(string()),
      language: optional(string()),
      market: optional(string()),
      property: optional(string()),
      paymentMethod: optional(string()),
    }),
  ),
  conditions: optional(
    object({
      language: optional(string()),
      arrival: optional(string()),
      ratePlanIds: optional(array(number())),
    }),
  ),
  currency: optional(string()),
  /** Minor units; zero is a total. */
  total: optional(number()),
})

/** Everything a payment screen must know before it may ask for money. */
export type PaymentDraft = InferOutput<typeof paymentDraft>

export const paymentDraftAtom = storedAtom('payment-draft', paymentDraft)
