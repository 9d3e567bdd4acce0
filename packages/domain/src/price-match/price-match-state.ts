/** How far asking for a price match has come. The stay is booked in every one of them. */
export const priceMatchStates = ['requested', 'matched', 'not-matched', 'withdrawn'] as const
export type PriceMatchState = (typeof priceMatchStates)[number]

/** What moves it on: the hotel’s answer, or the guest who takes it back. */
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

/** Where a step leads from a state, or nowhere: then it came late or twice, and changes nothing. */
export const nextPriceMatchState = (
  state: PriceMatchState,
  step: PriceMatchStep,
): PriceMatchState | undefined => priceMatchMoves[state][step]
