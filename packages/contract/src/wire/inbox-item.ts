import {
  type InboxDetails,
  type InboxDocument,
  inboxFacts,
  type InboxHistoryEntry,
  type InboxItem,
  inboxKinds,
  inboxStates,
  inboxSums,
} from '@veranda/domain'
import { maxLength, number, picklist, pipe, regex, string } from 'valibot'
import { encode } from './encode.ts'
import { minorMoney } from './minor-money.ts'
import { plainDate } from './scalars.ts'
import { wireReviewQuestion } from './review-question.ts'
import { list, maybe, parts, shape } from './shape.ts'

export const inboxKind = /* @__PURE__ */ picklist(inboxKinds)

/** A row's number, a UUID, or a provider's own id. Dots alone would vanish from an address. */
export const inboxItemId = /* @__PURE__ */ pipe(string(), maxLength(64), regex(/^\.*[!-\-/-~][!-~]*$/))

const assignee = /* @__PURE__ */ parts({ userId: number(), name: string() })

export const wireInboxItem = /* @__PURE__ */ shape<InboxItem>()({
  kind: inboxKind,
  itemId: string(),
  state: picklist(inboxStates),
  at: string(),
  until: maybe(string()),
  reservationCode: string(),
  guestName: string(),
  hotel: string(),
  arrival: maybe(plainDate),
  text: string(),
  assignedTo: maybe(assignee),
  version: number(),
})
/** An item of the inbox as the service sends it. */
export const encodeInboxItem = (item: InboxItem) => encode(wireInboxItem, item)

const document = /* @__PURE__ */ shape<InboxDocument>()({
  documentId: string(),
  name: string(),
  size: number(),
})

const historyEntry = /* @__PURE__ */ shape<InboxHistoryEntry>()({
  at: string(),
  kind: string(),
  by: picklist(['guest', 'hotel']),
  difference: maybe(minorMoney),
})

export const wireInboxDetails = /* @__PURE__ */ shape<{
  readonly item: InboxItem
  readonly facts: InboxDetails['facts']
  readonly sums: InboxDetails['sums']
  readonly documents: InboxDetails['documents']
  readonly questions: InboxDetails['questions']
  readonly history: InboxDetails['history']
  readonly timeZone: string
}>()({
  item: wireInboxItem,
  facts: list(parts({ name: picklist(inboxFacts), text: string() })),
  sums: list(parts({ name: picklist(inboxSums), amount: minorMoney })),
  documents: list(document),
  questions: list(wireReviewQuestion),
  history: list(historyEntry),
  timeZone: string(),
})

/** An item of the inbox with all that belongs to it as the service sends it. */
export const encodeInboxDetails = ({
  facts,
  sums,
  documents,
  questions,
  history,
  timeZone,
  ...item
}: InboxDetails) => encode(wireInboxDetails, { item, facts, sums, documents, questions, history, timeZone })
