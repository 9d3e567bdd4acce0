import type { PricedNight } from '../rates/index.ts'

/**
 * What the nights of an awarded room cost: what they cost now and the difference to the category's rate of the day,
 * but never more than the ceiling above it, and never less than now. All in minor units.
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
