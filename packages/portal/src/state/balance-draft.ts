import {
  type BalanceQuote,
  type BalanceSelection,
  balanceTimings,
  currencyCodes,
  isPlainDate,
  type PlainDate,
} from '@veranda/domain'
import {
  array,
  boolean,
  custom,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { storedAtom } from './stored-atom.ts'
import { hasParts, quoteIn, storedQuoteFields } from './stored-quote.ts'

const amount = object({ amount: number(), currency: picklist(currencyCodes) })

const balanceDraft = object({
  /** What is paid, as far as it is not the whole balance. */
  roomNumbers: optional(array(nullable(number()))),
  amount: optional(amount),
  ...storedQuoteFields,
  /** The version of the reservation that was quoted. */
  version: optional(number()),
  paymentId: optional(string()),
  /** What the guest pays with while the bank asks; of a new card nothing but that it is one. */
  paying: optional(string()),
  /** It is to be charged on its day: what is paid with is verified, and nothing else. */
  isAutomatic: optional(boolean()),
  /** It was confirmed; whether that was heard is not known. */
  isAsked: optional(boolean()),
})
export type BalanceDraft = InferOutput<typeof balanceDraft>

/** A balance on its way to be paid: what was picked, what was quoted, and the key it is paid with. */
export const balanceDraftAtom = storedAtom('balance', balanceDraft)

export const selectionOf = ({ roomNumbers, amount: picked }: BalanceDraft): BalanceSelection => {
  if (picked) return { kind: 'amount', amount: picked }
  return roomNumbers ? { kind: 'parts', roomNumbers } : { kind: 'all' }
}

/** A selection as a draft keeps it. */
export const draftOf = (selection: BalanceSelection): BalanceDraft => ({
  ...(selection.kind === 'parts' ? { roomNumbers: [...selection.roomNumbers] } : {}),
  ...(selection.kind === 'amount' ? { amount: { ...selection.amount } } : {}),
})

export const balanceQuoteIn = (stored: string | undefined): BalanceQuote | undefined =>
  quoteIn<BalanceQuote['change']>(
    stored,
    (change) => hasParts(change, ['due', 'smallest', 'amount', 'left']) && Array.isArray(change['parts']),
  )

/** What was just paid, or agreed, for the page that says so. */
export const balanceDoneAtom = storedAtom(
  'balance-done',
  object({
    timing: picklist([...balanceTimings, 'automatic']),
    amount,
    left: amount,
    card: optional(object({ scheme: string(), lastDigits: string() })),
    /** The day of an automatic charge. */
    on: optional(custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))),
  }),
)
