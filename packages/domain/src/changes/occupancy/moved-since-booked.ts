import { minus, type Money } from '../../money/index.ts'
import type { RoomChange } from '../index.ts'

/**
 * By how much a room itself has moved in price since it was booked, beside what the guests who join it add. Nothing where
 * it has not, or where the floor hides it; a promotion rounds each night by itself, and that is no movement.
 */
export function movedSinceBooked(
  { before, after, nights, hiddenCredit }: Pick<RoomChange, 'before' | 'after' | 'nights' | 'hiddenCredit'>,
  added: Money,
): Money | undefined {
  if (hiddenCredit) return undefined
  const moved = minus(minus(after, before), added)
  return Math.abs(moved.amount) > nights.length * 2 ? moved : undefined
}
