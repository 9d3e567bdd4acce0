/**
 * How far a refund has come, in words the guest sees. `failed`: the bank sent it back; `by-hand`: there is no payment
 * it could go back over, so the hotel pays it out itself.
 */
export const refundStates = ['requested', 'accepted', 'paid', 'failed', 'by-hand'] as const
export type RefundState = (typeof refundStates)[number]

export type RefundEvent = Extract<RefundState, 'accepted' | 'paid' | 'failed'>

const events: Readonly<Record<RefundState, readonly RefundEvent[]>> = {
  requested: ['accepted', 'paid', 'failed'],
  accepted: ['paid', 'failed'],
  // Confirmed first and sent back by the guest's bank days later.
  paid: ['failed'],
  failed: [],
  'by-hand': [],
}

/** A refund only ever goes forward, whatever the order in which its events arrive. */
export const nextRefundState = (state: RefundState, heard: RefundEvent): RefundState | undefined =>
  events[state].includes(heard) ? heard : undefined
