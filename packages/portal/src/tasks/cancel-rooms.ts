import { cancelRooms as cancelRoomsCall, type Failure } from '@veranda/contract'
import {
  answerTo,
  type Cancellation,
  type CancellationReason,
  type CancellationReceipt,
  refused,
  type Result,
  sequelOf,
} from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { keepRead } from '../server-state/reading.ts'
import { receiptOf } from '../server-state/readings.ts'
import {
  answersOf,
  cancelQuoteIn,
  type CancellationDraft,
  cancellationDraftAtom,
} from '../state/cancellation-draft.ts'
import { stayIn } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'

/** Confirms the quote at hand for a reason. Asked again after a lost answer, it repeats the same key. */
export async function cancelRooms(
  portal: Pick<Portal, 'client' | 'store'>,
  leaf: CancellationReason,
): Promise<Result<CancellationReceipt, Failure<typeof cancelRoomsCall>>> {
  const { client, store } = portal
  const draft = store.get(cancellationDraftAtom)
  const quote = cancelQuoteIn(draft?.quote)
  if (!draft?.key || !draft.bookingId || draft.version === undefined || !quote)
    return refused({ kind: 'refused', refusal: 'quote-not-found', detail: 'There is no quote to confirm.' })
  store.set(cancellationDraftAtom, { ...draft, isAsked: true })
  const answer = await client.call(cancelRoomsCall, {
    params: { bookingId: String(draft.bookingId) },
    body: {
      quoteId: quote.quoteId,
      quoteToken: quote.token,
      acceptedPolicy: draft.accepted === true,
      ...reasonIn(draft, leaf, quote.change),
    },
    guard: { key: draft.key, version: draft.version },
  })
  if (answer.ok) {
    const booked = { bookingId: draft.bookingId, version: draft.version }
    keepRead(portal, receiptOf(portal, booked), answer.value)
    await loadReservation(portal)
    keepRead(portal, receiptOf(portal, stayIn(store) ?? booked), answer.value)
  }
  // A "no" was heard: nothing happened.
  else if (answer.refusal.kind === 'refused') store.set(cancellationDraftAtom, { ...draft, isAsked: false })
  return answer
}

/** Only what this reason asks for goes along, whatever was typed for another one before. */
function reasonIn(
  { answers, offer, supportingDocuments = [] }: CancellationDraft,
  leaf: CancellationReason,
  cancellation: Cancellation,
) {
  const { needs } = leaf
  const announcement = answersOf(answers)
  const { firstAnswer = '', secondAnswer } = announcement
  const asked = needs === 'nothing' ? undefined : answerTo[needs]
  const detail = asked && announcement[asked]?.trim()
  const wantsDocuments = sequelOf(leaf, cancellation) === 'review' || offer === 'waiver'
  return {
    reason: {
      firstAnswer,
      ...(secondAnswer === undefined ? {} : { secondAnswer }),
      ...(asked && detail ? { [asked]: detail } : {}),
    },
    ...(offer === undefined ? {} : { offer }),
    ...(wantsDocuments && supportingDocuments.length > 0
      ? { documentIds: supportingDocuments.map(({ documentId }) => documentId) }
      : {}),
  }
}
