import { minus, type Money } from '../../money/index.ts'
import type { RoomChange } from '../index.ts'

/**
 * The change of a room's own price since booking, apart from the price of its added guests. `undefined` if it
 * has not changed, or where the floor hides it; the rounding of a promotion night by night does not count.
 */
export function movedSinceBooked(
  { before, after, nights, hiddenCredit }: Pick<RoomChange, 'before' | 'after' | 'nights' | 'hiddenCredit'>,
  added: Money,
): Money | undefined {
  if (hiddenCredit) return undefined
  const moved = minus(minus(after, before), added)
  return Math.abs(moved.amount) > nights.length * 2 ? moved : undefined
}
