import type { CancellationReason, CancellationReceipt, CancellationTerms, Locale } from '@veranda/domain'
import { atom } from 'jotai'
import { registerForClearing } from './clear-all.ts'

/** Why guests cancel, in a language. */
export const cancellationReasonsAtom = atom<
  { readonly locale: Locale; readonly reasons: readonly CancellationReason[] } | undefined
>(undefined)

/** The terms of the rooms that were asked about last. `about` tells them from the terms of others. */
export const cancellationTermsAtom = atom<
  { readonly about: string; readonly terms: CancellationTerms } | undefined
>(undefined)

/** What was cancelled last, as the service tells it in a language. */
export const cancellationReceiptAtom = atom<
  { readonly locale: Locale; readonly receipt: CancellationReceipt } | undefined
>(undefined)

registerForClearing((store) => {
  store.set(cancellationReasonsAtom, undefined)
  store.set(cancellationTermsAtom, undefined)
  store.set(cancellationReceiptAtom, undefined)
})
