import { type Instant, isBefore } from '../dates/index.ts'
import { byTime, deadlinesOf } from './charge-in-force.ts'
import { activeRooms, type CancellationFacts } from './cancellation-facts.ts'
import { addOnDeadline, checkInOf, transferDeadline } from './notice.ts'
import { type Settled, settledAt } from './settled.ts'

/** Every moment before check-in at which the cost of cancelling these rooms may change, in order. */
export function deadlinesBeforeArrival(
  facts: CancellationFacts,
  roomNumbers: readonly number[],
): readonly Instant[] {
  const { stay, property, transfer } = facts
  const checkIn = checkInOf(facts)
  const going = activeRooms(facts.rooms).filter(({ roomNumber }) => roomNumbers.includes(roomNumber))
  const moments = [
    ...going.flatMap(({ policy }) => deadlinesOf(policy, stay, property.timeZone)),
    ...going.flatMap(({ services }) => services.map((service) => addOnDeadline(facts, service))),
    transfer && transferDeadline(facts, transfer),
  ]
  const ahead = moments.filter((at) => at !== undefined).filter((at) => isBefore(at, checkIn))
  return [...new Set(ahead)].sort(byTime)
}

/** The first moment after `at` at which the cost of cancelling these rooms changes. */
export function nextChange(
  facts: CancellationFacts,
  roomNumbers: readonly number[],
  at: Instant,
): Instant | undefined {
  const now = settledAt(facts, roomNumbers, at)
  return deadlinesBeforeArrival(facts, roomNumbers).find(
    (moment) => isBefore(at, moment) && !sameAmounts(settledAt(facts, roomNumbers, moment), now),
  )
}

export const sameAmounts = (
  a: Pick<Settled, 'penalty' | 'refund' | 'outstanding'>,
  b: Pick<Settled, 'penalty' | 'refund' | 'outstanding'>,
): boolean =>
  a.penalty.amount === b.penalty.amount &&
  a.refund.amount === b.refund.amount &&
  a.outstanding.amount === b.outstanding.amount

/** The last moment before another. */
export const justBefore = (moment: Instant): Instant => new Date(Date.parse(moment) - 1).toISOString()
