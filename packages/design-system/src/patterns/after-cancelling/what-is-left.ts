import { type CancellationReceipt, canReinstate, type Instant } from '@veranda/domain'

/** What can still be done about a cancellation; the receipt can always be seen. */
export type WhatIsLeft =
  | { readonly kind: 'reinstate'; readonly until: Instant }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'receipt' }

/** A request can be withdrawn until it is decided, a cancellation reinstated within its minutes. */
export function whatIsLeft(
  receipt: Pick<CancellationReceipt, 'outcome' | 'reinstateUntil' | 'ended'>,
  now: Instant,
): WhatIsLeft {
  const { outcome, reinstateUntil, ended } = receipt
  if (outcome === 'under-review' && !ended) return { kind: 'withdraw' }
  if (reinstateUntil !== undefined && canReinstate(receipt, now))
    return { kind: 'reinstate', until: reinstateUntil }
  return { kind: 'receipt' }
}
