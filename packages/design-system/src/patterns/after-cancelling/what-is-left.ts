import { type CancellationReceipt, canUndo, type Instant } from '@veranda/domain'

/** What can still be done about a cancellation; the receipt can always be seen. */
export type WhatIsLeft =
  | { readonly kind: 'undo'; readonly until: Instant }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'receipt' }

/** A request can be withdrawn until it is decided, a cancellation taken back while its time runs. */
export function whatIsLeft(
  receipt: Pick<CancellationReceipt, 'outcome' | 'undoUntil' | 'ended'>,
  now: Instant,
): WhatIsLeft {
  const { outcome, undoUntil, ended } = receipt
  if (outcome === 'under-review' && !ended) return { kind: 'withdraw' }
  if (undoUntil !== undefined && canUndo(receipt, now)) return { kind: 'undo', until: undoUntil }
  return { kind: 'receipt' }
}
