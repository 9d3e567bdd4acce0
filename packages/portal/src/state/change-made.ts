import { changePurposes, currencyCodes, paymentTimings, refundStates } from '@veranda/domain'
import { array, boolean, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const card = object({ scheme: string(), lastDigits: string() })

const changeMade = object({
  purpose: picklist(changePurposes),
  /** The change that was made, as a quote: read again through its own parts. */
  quote: string(),
  paidBy: optional(picklist(paymentTimings)),
  card: optional(card),
  /** The balance was left to an automatic charge. */
  isAutomatic: optional(boolean()),
  refunds: array(
    object({
      refundId: string(),
      amount: object({ amount: number(), currency: picklist(currencyCodes) }),
      state: picklist(refundStates),
      card: optional(card),
    }),
  ),
})

export type ChangeMade = InferOutput<typeof changeMade>

/** The change that was just made, for the page that says so. */
export const changeMadeAtom = storedAtom('change-made', changeMade)
