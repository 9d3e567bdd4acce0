import {
  type changeStay,
  type Failure,
  type finishChallenge,
  type getPayment,
  quoteChange as quoteChangeCall,
  type startPayment,
} from '@veranda/contract'
import { type ChangePurpose, type ChangeSelection, ok, type Result, type StayQuote } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { changeDraftAtom, keepSelection, selectionIn, versionIn } from '../state/change-draft.ts'
import { storedQuoteOf } from '../state/stored-quote.ts'
import { loadReservation } from './load-reservation.ts'

/**
 * Stores a selection, quotes it and stores the quote with the key it will be confirmed with. A selection that changes before
 * the answer is there is quoted in its turn: the answer is always about the last selection.
 */
export async function quoteChange(
  portal: Pick<Portal, 'client' | 'store' | 'now'>,
  purpose: ChangePurpose,
  selection: ChangeSelection,
): Promise<Result<StayQuote, Failure<typeof quoteChangeCall>>> {
  const { client, store } = portal
  const draft = changeDraftAtom(purpose)
  keepSelection(store, purpose, selection)
  const asked = store.get(draft)?.selection ?? {}
  const answer = await client.call(quoteChangeCall, { body: { purpose, ...asked } })
  const now = store.get(draft)
  if (!now) return answer
  if (JSON.stringify(now.selection) !== JSON.stringify(asked))
    return quoteChange(portal, purpose, selectionIn(now))
  if (answer.ok) return ok(keepQuote(portal, purpose, answer.value))
  const { promotionCode, ...others } = selectionIn(now)
  return promotionCode !== undefined && isWithdrawn(answer.refusal)
    ? quoteChange(portal, purpose, others)
    : answer
}

/** The hotel has ended a promotion after its code was entered: the selection is priced without it. */
const isWithdrawn = (failure: Failure<typeof quoteChangeCall>): boolean =>
  failure.kind === 'refused' &&
  (failure.refusal === 'promotion-not-found' || failure.refusal === 'promotion-not-valid')

/** Takes up the fresh quote that came along with a refusal. */
export function takeUpFresh(
  portal: Pick<Portal, 'store' | 'now'>,
  purpose: ChangePurpose,
  failure: Failure<OfAChange>,
): StayQuote | undefined {
  const fresh = freshIn(failure)
  return fresh && keepQuote(portal, purpose, fresh)
}

/** The calls a change goes through, from its price to the change that stands. */
type OfAChange =
  | typeof quoteChangeCall
  | typeof startPayment
  | typeof finishChallenge
  | typeof getPayment
  | typeof changeStay

function freshIn(failure: Failure<OfAChange>): StayQuote | undefined {
  if (failure.kind !== 'refused') return undefined
  if (failure.refusal === 'price-moved' || failure.refusal === 'quote-expired') return failure.attached
  return failure.refusal === 'sold-out' && failure.attached && 'fresh' in failure.attached
    ? failure.attached.fresh
    : undefined
}

function keepQuote(
  portal: Pick<Portal, 'store' | 'now'>,
  purpose: ChangePurpose,
  received: StayQuote,
): StayQuote {
  const { store } = portal
  const { quote, stored } = storedQuoteOf(portal, received)
  store.set(changeDraftAtom(purpose), (draft) => ({
    selection: draft?.selection ?? {},
    timing: draft?.timing,
    version: versionIn(store),
    ...stored,
  }))
  return quote
}

/**
 * The reservation was changed meanwhile: reads it, and prices the same selection on it. Nothing of what was shown is ever
 * confirmed on another base; the guest sees the new figures, why they are others, and presses again.
 */
export async function quoteAnew(
  portal: Pick<Portal, 'client' | 'store' | 'now'>,
  purpose: ChangePurpose,
): Promise<Result<StayQuote, Failure<typeof quoteChangeCall>>> {
  await loadReservation(portal)
  return quoteChange(portal, purpose, selectionIn(portal.store.get(changeDraftAtom(purpose))))
}

/** Whether a confirm was refused because the reservation is another one by now. */
export const isChangedMeanwhile = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.refusal === 'version-changed'
