import { type Failure, freshQuoteOf, quoteChange as quoteChangeCall } from '@veranda/contract'
import { type ChangePurpose, type ChangeWish, ok, type Result, type StayQuote } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { changeDraftAtom, keepWish, versionIn, wishIn } from '../state/change-draft.ts'
import { keptQuoteOf } from '../state/kept-quote.ts'

/**
 * Keeps a wish, asks what it costs and keeps the quote with the key it will be confirmed with. When something else is
 * wished for before the answer is there, that is asked for: the answer is always one to the last wish.
 */
export async function quoteChange(
  portal: Pick<Portal, 'client' | 'store' | 'now'>,
  purpose: ChangePurpose,
  wish: ChangeWish,
): Promise<Result<StayQuote, Failure>> {
  const { client, store } = portal
  const draft = changeDraftAtom(purpose)
  keepWish(store, purpose, wish)
  const asked = store.get(draft)?.wish ?? {}
  const answer = await client.call(quoteChangeCall, { body: { purpose, ...asked } })
  const now = store.get(draft)
  if (!now) return answer
  if (JSON.stringify(now.wish) !== JSON.stringify(asked)) return quoteChange(portal, purpose, wishIn(now))
  return answer.ok ? ok(keepQuote(portal, purpose, answer.value)) : answer
}

/** Takes up the fresh quote that came along with a refusal. */
export function takeUpFresh(
  portal: Pick<Portal, 'store' | 'now'>,
  purpose: ChangePurpose,
  failure: Failure,
): StayQuote | undefined {
  const fresh = failure.kind === 'refused' ? freshQuoteOf(failure.attached) : undefined
  return fresh && keepQuote(portal, purpose, fresh)
}

function keepQuote(
  portal: Pick<Portal, 'store' | 'now'>,
  purpose: ChangePurpose,
  received: StayQuote,
): StayQuote {
  const { store } = portal
  const { quote, kept } = keptQuoteOf(portal, received)
  store.set(changeDraftAtom(purpose), (draft) => ({
    wish: draft?.wish ?? {},
    timing: draft?.timing,
    version: versionIn(store),
    ...kept,
  }))
  return quote
}
