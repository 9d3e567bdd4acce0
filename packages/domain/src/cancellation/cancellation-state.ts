/** How far a cancellation has come, from accepting the policy to its end. */
export const cancellationStates = [
  'policy-accepted',
  'reason-given',
  'offered',
  'quoted',
  'confirming',
  'cancelled',
  'under-review',
  'credited',
  'granted',
  'declined',
  'withdrawn',
  'undone',
] as const
export type CancellationState = (typeof cancellationStates)[number]

/** What moves a cancellation on. */
export const cancellationSteps = [
  'gave-reason',
  'offer-made',
  'offer-answered',
  'priced',
  'confirmed',
  'price-moved',
  'done',
  'sent-to-review',
  'kept-as-credit',
  'granted',
  'declined',
  'withdrawn',
  'taken-back',
] as const
export type CancellationStep = (typeof cancellationSteps)[number]

export const cancellationMoves: Readonly<
  Record<CancellationState, Readonly<Partial<Record<CancellationStep, CancellationState>>>>
> = {
  'policy-accepted': { 'gave-reason': 'reason-given' },
  // Another reason may be given as long as nothing is confirmed.
  'reason-given': { 'gave-reason': 'reason-given', 'offer-made': 'offered', priced: 'quoted' },
  offered: { 'gave-reason': 'reason-given', 'offer-answered': 'reason-given' },
  quoted: { 'gave-reason': 'reason-given', priced: 'quoted', confirmed: 'confirming' },
  confirming: {
    done: 'cancelled',
    'sent-to-review': 'under-review',
    'kept-as-credit': 'credited',
    'price-moved': 'quoted',
  },
  cancelled: { 'taken-back': 'undone' },
  'under-review': { granted: 'granted', declined: 'declined', withdrawn: 'withdrawn' },
  credited: { 'taken-back': 'undone' },
  granted: {},
  declined: {},
  withdrawn: {},
  undone: {},
}

/** Where a step leads from a state, or nowhere: then it came late, early or twice, and changes nothing. */
export const nextCancellationState = (
  state: CancellationState,
  step: CancellationStep,
): CancellationState | undefined => cancellationMoves[state][step]
