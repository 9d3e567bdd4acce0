import { allocate, type Money, sum, zero } from '../money/index.ts'
import type { Room } from './room.ts'

/**
 * What a promotion took off some of the rooms in force. The saving is kept for the reservation as a whole; a room's
 * share follows its price.
 */
export function savingOn(
  active: readonly Pick<Room, 'roomNumber' | 'total'>[],
  roomNumbers: ReadonlySet<number>,
  saving: Money,
): Money {
  if (active.every(({ total }) => total.amount === 0)) return zero(saving.currency)
  const shares = allocate(
    saving,
    active.map(({ total }) => total.amount),
  )
  return sum(
    shares.filter((_, index) => roomNumbers.has(active[index]?.roomNumber ?? 0)),
    saving.currency,
  )
}
