/** The ranking with a category at its end, or without it. */
export const toggled = (ranked: readonly number[], roomTypeId: number): readonly number[] =>
  ranked.includes(roomTypeId) ? ranked.filter((one) => one !== roomTypeId) : [...ranked, roomTypeId]

/** What is ranked in its order, then the rest as it was. */
export const rankedFirst = <Offer>(
  offers: readonly Offer[],
  ranked: readonly number[],
  idOf: (offer: Offer) => number,
): readonly Offer[] => {
  const placeOf = (offer: Offer) => (ranked.includes(idOf(offer)) ? ranked.indexOf(idOf(offer)) : Infinity)
  return offers.toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)]
    return first === second ? 0 : first - second
  })
}

/** The ranking with a category one place further up. */
export function preferred(ranked: readonly number[], roomTypeId: number): readonly number[] {
  const index = ranked.indexOf(roomTypeId)
  const before = ranked[index - 1]
  if (before === undefined) return ranked
  return ranked.with(index - 1, roomTypeId).with(index, before)
}
