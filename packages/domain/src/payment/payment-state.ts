/**
 * How far a payment has come. `capturing` means that the booking is committed and the money is being collected;
 * `voiding` that it will never be; `unknown` that the provider's answer was lost and is asked for again.
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

/** What moves a payment on: an act of ours, or an event of the provider's. */
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
  // A bank may take back what it had confirmed.
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

/** Where a step leads from a state, or nowhere: then it came late, early or twice, and changes nothing. */
export const nextState = (state: PaymentState, step: PaymentStep): PaymentState | undefined =>
  paymentMoves[state][step]

/** Whether a step may come yet: events that cannot are of the past and are put away. */
export function mayStillCome(state: PaymentState, step: PaymentStep): boolean {
  const ahead = new Set<PaymentState>([state])
  for (const reached of ahead) {
    if (nextState(reached, step)) return true
    for (const next of Object.values(paymentMoves[reached])) ahead.add(next)
  }
  return false
}
