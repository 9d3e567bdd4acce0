import { decodeChangeSelection, encodeChangeSelection, wireChangeSelection } from '@veranda/contract'
import {
  type ChangePurpose,
  changePurposes,
  type ChangeSelection,
  noSelection,
  type PaymentTiming,
  paymentTimings,
  type StayChange,
  type StayQuote,
} from '@veranda/domain'
import { RESET } from 'jotai/vanilla/utils'
import { boolean, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { changeFlow } from '../change-flows.ts'
import { changeMadeAtom } from './change-made.ts'
import type { Store } from './clear-all.ts'
import { hasParts, isGood, type QuoteKeeper, quoteIn, storedQuoteFields } from './stored-quote.ts'
import { stayIn } from './reservation.ts'
import { storedAtom } from './stored-atom.ts'

const changeDraft = object({
  /** The selection, in the form in which it is sent to the service. */
  selection: wireChangeSelection,
  ...storedQuoteFields,
  /** The version of the reservation that was quoted. */
  version: optional(number()),
  timing: optional(picklist(paymentTimings)),
  paymentId: optional(string()),
  /**
   * What the guest pays with while the bank asks, and for which accepted quote; of a new card nothing but that it is
   * one.
   */
  paying: optional(object({ by: string(), quoteId: string() })),
  /** Its balance is to be charged on its day: what is paid with is verified, and nothing else. */
  isAutomatic: optional(boolean()),
  /** It was confirmed; whether that was heard is not known. */
  isAsked: optional(boolean()),
})

/** A change on its way: what was chosen, what was quoted, and the key it is confirmed with. */
export type ChangeDraft = InferOutput<typeof changeDraft>

const draftOf = (purpose: ChangePurpose) => storedAtom(`change.${purpose}`, changeDraft)

const drafts: Record<ChangePurpose, ReturnType<typeof draftOf>> = {
  'change-dates': draftOf('change-dates'),
  'upgrade-room': draftOf('upgrade-room'),
  'change-rooms': draftOf('change-rooms'),
  'add-guests': draftOf('add-guests'),
  'add-services': draftOf('add-services'),
  'variant-1': draftOf('variant-1'),
  'variant-2': draftOf('variant-2'),
  'variant-3': draftOf('variant-3'),
}

/** Every kind of change keeps a draft of its own. */
export const changeDraftAtom = (purpose: ChangePurpose) => drafts[purpose]

/** The selection so far. */
export const selectionIn = (draft: ChangeDraft | undefined): ChangeSelection =>
  draft ? decodeChangeSelection(draft.selection) : noSelection

/** Stores the selection. A quote of another selection goes; when to pay stays chosen. */
export function keepSelection(store: Store, purpose: ChangePurpose, selection: ChangeSelection): void {
  store.set(changeMadeAtom, RESET)
  store.set(drafts[purpose], (draft) => ({
    selection: encodeChangeSelection(selection),
    timing: draft?.timing,
  }))
}

/** Keeps when the difference is to be paid. */
export function keepTiming(store: Store, purpose: ChangePurpose, timing: PaymentTiming): void {
  store.set(drafts[purpose], (draft) => draft && { ...draft, timing })
}

/** Forgets the selection. */
export const dropChange = (store: Store, purpose: ChangePurpose): void => store.set(drafts[purpose], RESET)

/** Forgets a change that was made, and the options that were compared with it. */
export function dropFlow(store: Store, purpose: ChangePurpose): void {
  for (const other of changePurposes) if (changeFlow(other) === changeFlow(purpose)) dropChange(store, other)
}

/** The stored quote, whether it still holds or not. */
export const quoteOf = (store: Store, purpose: ChangePurpose): StayQuote | undefined =>
  stayQuoteIn(store.get(drafts[purpose])?.quote)

/** The stored quote, if it can still be confirmed: by this session, before it expires, for the stay as it is. */
export function goodQuoteOf(portal: QuoteKeeper, purpose: ChangePurpose): StayQuote | undefined {
  const draft = portal.store.get(drafts[purpose])
  const quote = stayQuoteIn(draft?.quote)
  const isOfNow = draft?.version === versionIn(portal.store)
  return draft && quote && isOfNow && isGood(portal, draft, quote) ? quote : undefined
}

/** The version of the reservation on screen. */
export const versionIn = (store: Store): number | undefined => stayIn(store)?.version

/** The quote of a change, read from storage. */
export const stayQuoteIn = (stored: string | undefined): StayQuote | undefined =>
  quoteIn<StayChange>(
    stored,
    (change) =>
      hasParts(change, [
        'before',
        'after',
        'newTotal',
        'currentTotal',
        'difference',
        'saving',
        'settlement',
      ]) &&
      Array.isArray(change['rooms']) &&
      Array.isArray(change['services']),
  )
