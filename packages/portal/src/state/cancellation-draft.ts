import { type Cancellation, type CancelQuote, type ReasonAnswers, zero } from '@veranda/domain'
import { array, boolean, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { hasParts, storedQuoteFields, quoteIn } from './stored-quote.ts'
import { storedAtom } from './stored-atom.ts'

const cancellationAnswers = object({
  /** Codes of the chosen reason and of its follow-up. */
  first: optional(string()),
  second: optional(string()),
  otherReason: optional(string()),
  agency: optional(string()),
  hotel: optional(string()),
  membership: optional(string()),
})

const cancellationDraft = object({
  propertyCurrency: optional(string()),
  reservationCode: optional(string()),
  /** Every room that stood when the flow began. */
  roomIds: optional(array(number())),
  bookingId: optional(number()),
  /** The rooms that are to go. */
  roomNumbers: optional(array(number())),
  ...storedQuoteFields,
  /** The version of the reservation that was quoted. */
  version: optional(number()),
  reinstateMinutes: optional(number()),
  /** The guest accepted what the quote says. */
  accepted: optional(boolean()),
  answers: optional(cancellationAnswers),
  offer: optional(picklist(['declined', 'credit', 'waiver'])),
  /** The files that are with the hotel. */
  supportingDocuments: optional(array(object({ documentId: string(), name: string(), size: number() }))),
  /** The last press was made; whether it was heard is not known. */
  isAsked: optional(boolean()),
})

/** The guest's choices and answers so far on the way to a cancellation. */
export type CancellationDraft = InferOutput<typeof cancellationDraft>
export type CancellationAnswers = InferOutput<typeof cancellationAnswers>

export const cancellationDraftAtom = storedAtom('cancellation-draft', cancellationDraft)

/** The quote of a cancellation, read from storage. */
export function cancelQuoteIn(stored: string | undefined): CancelQuote | undefined {
  const earlier = quoteIn<Cancellation>(
    stored,
    (change) =>
      hasParts(change, ['paid', 'penalty', 'refund', 'outstanding']) &&
      Array.isArray(change['rooms']) &&
      Array.isArray(change['staying']),
  )
  return earlier && { refundTo: { cards: [], byHand: zero(earlier.change.currency) }, ...earlier }
}

/** The answers in the form that the rule takes. */
export function answersOf({ first, second, ...announcement }: CancellationAnswers = {}): ReasonAnswers {
  const answers = { firstAnswer: first, secondAnswer: second, ...announcement }
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))
}
