/** The states of a request for a price match. The stay is booked in all of them. */
export const priceMatchStates = ['requested', 'matched', 'not-matched', 'withdrawn'] as const
export type PriceMatchState = (typeof priceMatchStates)[number]

/** The steps: the hotel’s answer, or the guest’s withdrawal. */
export const priceMatchSteps = ['match', 'decline', 'withdraw'] as const
export type PriceMatchStep = (typeof priceMatchSteps)[number]

export const priceMatchMoves: Readonly<
  Record<PriceMatchState, Readonly<Partial<Record<PriceMatchStep, PriceMatchState>>>>
> = {
  requested: { match: 'matched', decline: 'not-matched', withdraw: 'withdrawn' },
  matched: {},
  'not-matched': {},
  withdrawn: {},
}

/** The state a step leads to; `undefined` if it comes too late or twice, and changes nothing. */
export const nextPriceMatchState = (
  state: PriceMatchState,
  step: PriceMatchStep,
): PriceMatchState | undefined => priceMatchMoves[state][step]
