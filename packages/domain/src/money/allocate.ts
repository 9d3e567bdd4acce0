import { type Money, money } from './money.ts'

/**
 * Divides an amount in proportion to `weights`; the parts sum to the whole exactly: the largest remainders
 * get the last units.
 */
export function allocate(whole: Money, weights: readonly number[]): readonly Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) throw new RangeError('At least one weight must be above zero')
  const exact = weights.map((weight) => (whole.amount * weight) / total)
  const floors = exact.map(Math.floor)
  const missing = whole.amount - floors.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const lucky = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return floors.map((part, index) => money(part + (lucky.has(index) ? 1 : 0), whole.currency))
}
