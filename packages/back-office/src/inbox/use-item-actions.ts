import { useQueryClient } from '@tanstack/react-query'
import {
  answerPriceMatch,
  answerSpecialRequest,
  askAboutReview,
  assignInboxItem,
  closeInboxItem,
  decideCancellation,
  type Failure,
  markSpecialRequestSeen,
  settleHelpTicket,
} from '@veranda/contract'
import type { InboxDone, InboxTrouble, ItemHandlers } from '@veranda/design-system/screens/staff-inbox'
import { type InboxDetails, isKindToClose, type Result } from '@veranda/domain'
import { useRef, useState } from 'react'
import { useClient } from '../session/session-keeper.tsx'
import { useMember } from '../session/session-gate.tsx'
import { inboxKey, itemKey } from './inbox-keys.ts'

type ItemFailure = Failure<
  | typeof answerPriceMatch
  | typeof answerSpecialRequest
  | typeof askAboutReview
  | typeof assignInboxItem
  | typeof closeInboxItem
  | typeof decideCancellation
  | typeof markSpecialRequestSeen
  | typeof settleHelpTicket
>

type ItemActions = ItemHandlers & {
  readonly busy: boolean
  readonly done?: InboxDone | undefined
  readonly trouble?: InboxTrouble | undefined
}

/** What this member of staff may do with an item, each with the call behind it. */
export function useItemActions(item: InboxDetails): ItemActions {
  const client = useClient()
  const { permissions } = useMember()
  const serverState = useQueryClient()
  const key = useKeyOf()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<InboxDone>()
  const [trouble, setTrouble] = useState<InboxTrouble>()
  const run = async (
    call: () => Promise<Result<unknown, ItemFailure>>,
    outcome?: InboxDone,
  ): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    const answer = await call()
    setBusy(false)
    if (!answer.ok) setTrouble(troubleOf(answer.refusal))
    else if (outcome) setDone(outcome)
    await serverState.invalidateQueries({
      queryKey: outcome && answer.ok ? inboxKey : itemKey(item),
      exact: true,
    })
  }
  const may = (permission: (typeof permissions)[number]) => permissions.includes(permission)
  const requestId = item.itemId
  return {
    busy,
    done,
    trouble,
    ...(may('inbox:answer') && {
      onAssign: (to: 'me' | 'nobody') =>
        void run(() =>
          client.call(assignInboxItem, {
            params: { kind: item.kind, itemId: item.itemId },
            body: { to, version: item.version },
          }),
        ),
      onClose: () => {
        const { kind, itemId, version } = item
        if (!isKindToClose(kind)) return
        void run(() => client.call(closeInboxItem, { params: { kind, itemId }, body: { version } }), 'closed')
      },
      onSeen: () =>
        void run(() =>
          client.call(markSpecialRequestSeen, { params: { requestId }, body: {}, guard: key('seen') }),
        ),
      onAnswer: (answer: string) =>
        void run(
          () =>
            client.call(answerSpecialRequest, {
              params: { requestId },
              body: { answer },
              guard: key(`answer ${answer}`),
            }),
          'request',
        ),
      onCall: (outcome: 'called' | 'not-reached') =>
        void run(
          () =>
            client.call(settleHelpTicket, {
              params: { ticket: item.itemId },
              body: { outcome },
              guard: key(outcome),
            }),
          outcome,
        ),
    }),
    ...(may('reviews:decide') && {
      onAsk: (question: string) =>
        void run(() =>
          client.call(askAboutReview, {
            params: { requestId },
            body: { question },
            guard: key(`ask ${item.questions.length} ${question}`),
          }),
        ),
      onReview: (decision: 'grant' | 'decline', note: string) =>
        void run(
          () =>
            client.call(decideCancellation, {
              params: { requestId },
              body: { decision, ...(note.trim() === '' ? {} : { note: note.trim() }) },
              guard: key(`${decision} ${note}`),
            }),
          decision === 'grant' ? 'granted' : 'declined',
        ),
    }),
    ...(may('price-matches:decide') && {
      onMatch: (price: number) =>
        void run(
          () =>
            client.call(answerPriceMatch, {
              params: { priceMatchId: item.itemId },
              body: { decision: 'match', price },
              guard: key(`match ${price}`),
            }),
          'matched',
        ),
      onNotMatch: () =>
        void run(
          () =>
            client.call(answerPriceMatch, {
              params: { priceMatchId: item.itemId },
              body: { decision: 'decline' },
              guard: key('not-match'),
            }),
          'not-matched',
        ),
    }),
  }
}

/** The key of a write: the same while the same is sent again, also after the session was renewed in between. */
function useKeyOf(): (what: string) => { readonly key: string } {
  const keys = useRef(new Map<string, string>())
  return (what) => {
    const key = keys.current.get(what) ?? crypto.randomUUID()
    keys.current.set(what, key)
    return { key }
  }
}

function troubleOf(failure: ItemFailure): InboxTrouble {
  if (failure.kind !== 'refused') return 'failed'
  switch (failure.refusal) {
    case 'item-changed':
    case 'item-taken':
      return 'changed'
    case 'request-answered':
    case 'no-request':
    case 'ticket-settled':
      return 'taken-before'
    case 'price-not-lower':
    case 'question-open':
      return failure.refusal
    // The form sends neither.
    case 'request-missing':
    case 'question-missing':
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return 'failed'
  }
}
