/** The ranking with a category at its end, or without it. */
export const toggled = (ranked: readonly number[], roomTypeId: number): readonly number[] =>
  ranked.includes(roomTypeId) ? ranked.filter((one) => one !== roomTypeId) : [...ranked, roomTypeId]

/** The ranking with a category one place further up. */
export function preferred(ranked: readonly number[], roomTypeId: number): readonly number[] {
  const index = ranked.indexOf(roomTypeId)
  const before = ranked[index - 1]
  if (before === undefined) return ranked
  return ranked.with(index - 1, roomTypeId).with(index, before)
}
