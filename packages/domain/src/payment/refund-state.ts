/**
 * The states of a refund that the guest sees. `failed`: the bank returned it; `by-hand`: no payment covers
 * it, so the hotel pays it out itself.
 */
export const refundStates = ['requested', 'accepted', 'paid', 'failed', 'by-hand'] as const
export type RefundState = (typeof refundStates)[number]

export type RefundEvent = Extract<RefundState, 'accepted' | 'paid' | 'failed'>

const events: Readonly<Record<RefundState, readonly RefundEvent[]>> = {
  requested: ['accepted', 'paid', 'failed'],
  accepted: ['paid', 'failed'],
  // First confirmed, and days later returned by the guest's bank.
  paid: ['failed'],
  failed: [],
  'by-hand': [],
}

/** A refund only moves forward, in whatever order its events arrive. */
export const nextRefundState = (state: RefundState, heard: RefundEvent): RefundState | undefined =>
  events[state].includes(heard) ? heard : undefined
