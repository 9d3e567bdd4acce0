/**
 * The state of a payment. `capturing`: the booking is committed and the money is being captured; `voiding`:
 * it will never be captured; `unknown`: the provider's answer was lost and is being looked up.
 */
export const paymentStates = [
  'created',
  'authorising',
  'challenge',
  'unknown',
  'authorised',
  'capturing',
  'captured',
  'refunding',
  'part-refunded',
  'refunded',
  'voiding',
  'voided',
  'expired',
  'failed',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** The steps of a payment: our own calls, and the provider's events. */
export const paymentSteps = [
  'sent',
  'challenged',
  'challenge-answered',
  'authorised',
  'declined',
  'answer-lost',
  'committed',
  'captured',
  'capture-failed',
  'refund-asked',
  'refunded-in-part',
  'refunded-in-whole',
  'refund-failed',
  'released',
  'voided',
  'lapsed',
] as const
export type PaymentStep = (typeof paymentSteps)[number]

export const paymentMoves: Readonly<
  Record<PaymentState, Readonly<Partial<Record<PaymentStep, PaymentState>>>>
> = {
  created: { sent: 'authorising', lapsed: 'expired' },
  authorising: {
    authorised: 'authorised',
    challenged: 'challenge',
    declined: 'failed',
    'answer-lost': 'unknown',
  },
  challenge: {
    'challenge-answered': 'authorising',
    authorised: 'authorised',
    declined: 'failed',
    released: 'voiding',
  },
  unknown: {
    authorised: 'authorised',
    challenged: 'challenge',
    declined: 'failed',
    released: 'voiding',
  },
  authorised: { committed: 'capturing', released: 'voiding', lapsed: 'expired' },
  capturing: { captured: 'captured', 'capture-failed': 'failed' },
  // A bank may revoke a confirmed capture.
  captured: { 'refund-asked': 'refunding', 'capture-failed': 'failed' },
  refunding: {
    'refunded-in-part': 'part-refunded',
    'refunded-in-whole': 'refunded',
    'refund-failed': 'captured',
  },
  'part-refunded': { 'refund-asked': 'refunding', 'refund-failed': 'captured' },
  refunded: { 'refunded-in-part': 'part-refunded', 'refund-failed': 'captured' },
  voiding: { voided: 'voided', lapsed: 'expired' },
  voided: {},
  expired: {},
  failed: {},
}

/** The state a step leads to; `undefined` if it comes too late, too early or twice, and changes nothing. */
export const nextState = (state: PaymentState, step: PaymentStep): PaymentState | undefined =>
  paymentMoves[state][step]

/** Whether a step may still apply later: otherwise its event is late and is closed. */
export function mayStillCome(state: PaymentState, step: PaymentStep): boolean {
  const ahead = new Set<PaymentState>([state])
  for (const reached of ahead) {
    if (nextState(reached, step)) return true
    for (const next of Object.values(paymentMoves[reached])) ahead.add(next)
  }
  return false
}
