import type { PricedNight } from '../rates/index.ts'

/**
 * The nights' prices of an awarded room: the current rate of the category, but at most the ceiling above the
 * room's own price, and never less than that price. All in minor units.
 */
export function awardedNights(
  booked: readonly PricedNight[],
  found: readonly PricedNight[],
  ceiling: number,
): readonly PricedNight[] {
  const rates = new Map(found.map(({ night, price }) => [night, price]))
  return booked.map(({ night, price }) => {
    const rate = rates.get(night)
    if (rate === undefined) throw new Error(`The night of ${night} has no rate`)
    return { night, price: price + Math.min(ceiling, Math.max(0, rate - price)) }
  })
}
