import type { Instant, PlainDate, TimeZone } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import type { ReviewQuestion } from './review-question.ts'

/** The kinds of things that wait for the hotel’s staff. */
export const inboxKinds = [
  'request',
  'review',
  'price-match',
  'standby',
  'ticket',
  'payment',
  'bank-arrival',
  'failed-charge',
  'failed-refund',
  'bounced-letter',
] as const
export type InboxKind = (typeof inboxKinds)[number]

/** The kinds that wait until a member of staff closes them: nothing else ends them. */
export const inboxKindsToClose = ['failed-charge', 'failed-refund', 'bounced-letter'] as const
export type InboxKindToClose = (typeof inboxKindsToClose)[number]

/** Whether staff close an item of this kind themselves; others close with what they are about. */
export const isKindToClose = (kind: InboxKind): kind is InboxKindToClose =>
  inboxKindsToClose.some((each) => each === kind)

/** The state of an item: unread, read, a guest who was called did not answer, was asked something, or answered it. */
export const inboxStates = ['new', 'seen', 'not-reached', 'asked', 'answered'] as const
export type InboxState = (typeof inboxStates)[number]

export type InboxItem = {
  readonly kind: InboxKind
  /** Of its kind. */
  readonly itemId: string
  readonly state: InboxState
  readonly at: Instant
  /** Until when it should be done, where there is such a moment. */
  readonly until?: Instant
  /** Empty where a stranger named none. */
  readonly reservationCode: string
  readonly guestName: string
  readonly hotel: string
  readonly arrival?: PlainDate
  /** In the guest's own words, or what became of a payment; may be empty. */
  readonly text: string
  readonly assignedTo?: Assignee
  /** The version of its assignment; a change names the version it was made for. */
  readonly version: number
}

export type Assignee = { readonly userId: number; readonly name: string }

export const inboxFacts = [
  'rooms',
  'reason',
  'categories',
  'telephone',
  'contact-from',
  'customer-type',
  'signed-in',
  'event',
  'payment-state',
  'declined',
  'card',
  'booking-date',
  'letter',
] as const
export type InboxFact = (typeof inboxFacts)[number]

export const inboxSums = ['penalty', 'refund', 'total', 'ceiling', 'expected', 'arrived'] as const
export type InboxSum = (typeof inboxSums)[number]

/** One item with everything that is needed to decide on it. */
export type InboxDetails = InboxItem & {
  readonly facts: readonly { readonly name: InboxFact; readonly text: string }[]
  readonly sums: readonly { readonly name: InboxSum; readonly amount: Money }[]
  readonly documents: readonly InboxDocument[]
  /** What the guest was asked during a review, the oldest first. */
  readonly questions: readonly ReviewQuestion[]
  /** What happened to the reservation, newest first. */
  readonly history: readonly InboxHistoryEntry[]
  readonly timeZone: TimeZone
}

export type InboxDocument = { readonly documentId: string; readonly name: string; readonly size: number }

export type InboxHistoryEntry = {
  readonly at: Instant
  readonly kind: string
  readonly by: 'guest' | 'hotel'
  readonly difference?: Money
}
