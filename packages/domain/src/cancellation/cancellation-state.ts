/** What confirming a cancellation leads to. `under-review`: the hotel's team decides a request, the rooms stay booked. */
export const cancellationOutcomes = ['cancelled', 'under-review', 'credited'] as const
export type CancellationOutcome = (typeof cancellationOutcomes)[number]

/** How a cancellation or a request for one came to an end of its own. */
export const cancellationEnds = ['reinstated', 'granted', 'declined', 'withdrawn'] as const
export type CancellationEnd = (typeof cancellationEnds)[number]

export type CancellationState = CancellationOutcome | CancellationEnd

/** What moves a cancellation on: the guest undoes it or withdraws the request, the team grants or declines it. */
export type CancellationStep = 'reinstate' | 'grant' | 'decline' | 'withdraw'

/** The steps each state allows; what came to an end takes none. Rooms of a granted request are cancelled anew. */
export const cancellationMoves = {
  cancelled: { reinstate: 'reinstated' },
  credited: { reinstate: 'reinstated' },
  'under-review': { grant: 'granted', decline: 'declined', withdraw: 'withdrawn' },
  reinstated: {},
  granted: {},
  declined: {},
  withdrawn: {},
} as const satisfies Record<CancellationState, Partial<Record<CancellationStep, CancellationEnd>>>

/** Where a step leads from a state, or nowhere: then it came late or twice, and changes nothing. */
export const nextCancellationState = (
  state: CancellationState,
  step: CancellationStep,
): CancellationEnd | undefined => {
  const moves: Partial<Record<CancellationStep, CancellationEnd>> = cancellationMoves[state]
  return moves[step]
}

/** The state of a cancellation: its outcome, or what became of it since. */
export const cancellationStateOf = ({
  outcome,
  ended,
}: {
  readonly outcome: CancellationOutcome
  readonly ended?: { readonly as: CancellationEnd }
}): CancellationState => ended?.as ?? outcome
