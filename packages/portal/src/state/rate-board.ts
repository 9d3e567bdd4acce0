import { currencyCodes, type StayChange, type StayQuote, type RateBoard, refundStates } from '@veranda/domain'
import { atom } from 'jotai'
import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { registerForClearing } from './clear-all.ts'
import { hasParts, keptQuoteFields, quoteIn } from './kept-quote.ts'
import { storedAtom } from './stored-atom.ts'

const dateChangeDraft = object({
  /** The wanted stay. */
  arrival: string(),
  departure: string(),
  promotionCode: optional(string()),
  ...keptQuoteFields,
  timing: optional(picklist(['now', 'before-arrival', 'at-check-in'])),
  paymentId: optional(string()),
})

const card = object({ scheme: string(), lastDigits: string() })

const datesChanged = object({
  /** The change that was made, as a quote: read again through the contract. */
  quote: string(),
  paidBy: optional(picklist(['now', 'before-arrival', 'at-check-in'])),
  card: optional(card),
  refunds: array(
    object({
      refundId: string(),
      amount: object({ amount: number(), currency: picklist(currencyCodes) }),
      state: picklist(refundStates),
      card: optional(card),
    }),
  ),
})

export type ChangedDates = InferOutput<typeof datesChanged>

/** The change that was just made, for the page that says so. */
export const datesChangedAtom = storedAtom('dates-changed', datesChanged)

/** A change of dates on its way: what was chosen, what was quoted, and the key it is confirmed with. */
export type DateChangeDraft = InferOutput<typeof dateChangeDraft>

/** The quote of new dates that was kept. */
export const dateQuoteIn = (stored: string | undefined): StayQuote | undefined =>
  quoteIn<StayChange>(stored, (change) => hasParts(change, changeParts) && Array.isArray(change['rooms']))

const changeParts = ['before', 'after', 'newTotal', 'currentTotal', 'difference', 'saving', 'settlement']

export const dateChangeDraftAtom = storedAtom('date-change', dateChangeDraft)

/** The calendar's days, of this page only: prices are never kept longer. */
export const rateBoardAtom = atom<RateBoard | undefined>(undefined)

registerForClearing((store) => store.set(rateBoardAtom, undefined))
