/** What confirming a cancellation leads to. `under-review`: the hotel's team decides a request, the rooms stay booked. */
export const cancellationOutcomes = ['cancelled', 'under-review', 'credited'] as const
export type CancellationOutcome = (typeof cancellationOutcomes)[number]

/** How a cancellation or a request for one may end. */
export const cancellationEnds = ['reinstated', 'granted', 'declined', 'withdrawn'] as const
export type CancellationEnd = (typeof cancellationEnds)[number]

export type CancellationState = CancellationOutcome | CancellationEnd

/**
 * The steps of a cancellation: the guest reinstates it or withdraws the request, the team grants or declines
 * it.
 */
export type CancellationStep = 'reinstate' | 'grant' | 'decline' | 'withdraw'

/**
 * The steps each state allows; an ended one allows none. Granting a request cancels its rooms in a
 * cancellation of their own.
 */
export const cancellationMoves = {
  cancelled: { reinstate: 'reinstated' },
  credited: { reinstate: 'reinstated' },
  'under-review': { grant: 'granted', decline: 'declined', withdraw: 'withdrawn' },
  reinstated: {},
  granted: {},
  declined: {},
  withdrawn: {},
} as const satisfies Record<CancellationState, Partial<Record<CancellationStep, CancellationEnd>>>

/** The state a step leads to; `undefined` if it comes too late or twice, and changes nothing. */
export const nextCancellationState = (
  state: CancellationState,
  step: CancellationStep,
): CancellationEnd | undefined => {
  const moves: Partial<Record<CancellationStep, CancellationEnd>> = cancellationMoves[state]
  return moves[step]
}

/** The state of a cancellation: how it ended, or else its outcome. */
export const cancellationStateOf = ({
  outcome,
  ended,
}: {
  readonly outcome: CancellationOutcome
  readonly ended?: { readonly as: CancellationEnd }
}): CancellationState => ended?.as ?? outcome
