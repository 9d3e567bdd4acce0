import type { Instant } from '../dates/index.ts'
import { isZero, minus, type Money } from '../money/index.ts'
import { justBefore } from './deadlines.ts'
import { activeRooms, type CancellationFacts } from './cancellation-facts.ts'
import { checkInOf } from './notice.ts'
import type { PenaltyCharge } from './policy.ts'
import { refundCurve, type RefundTier } from './refund-curve.ts'
import { type Settled, settledAt } from './settled.ts'

/**
 * What a cancellation retains of one part of a stay: of a room’s nights by its policy, of add-ons and
 * transfer by their notice.
 */
export type RetainedPart =
  | {
      readonly kind: 'room'
      readonly roomNumber: number
      readonly charge: PenaltyCharge
      readonly amount: Money
    }
  | { readonly kind: 'add-ons' | 'transfer'; readonly amount: Money }

/** A penalty tier of the policy’s timeline; the `retained` amounts add up to its penalty. */
export type PolicyTier = RefundTier & { readonly retained: readonly RetainedPart[] }

/**
 * The cost of cancelling the whole stay, from booking to arrival: the refund curve of all rooms, with the
 * parts of which each amount is retained. Deadlines are clock times at the property; the last penalty tier
 * ends with check-in.
 */
export function policyTimeline(facts: CancellationFacts): readonly PolicyTier[] {
  const numbers = activeRooms(facts.rooms).map(({ roomNumber }) => roomNumber)
  if (numbers.length === 0) return []
  return refundCurve(facts, numbers).map((tier) => ({
    ...tier,
    retained: retainedBy(settledAt(facts, numbers, momentIn(tier, facts))),
  }))
}

const momentIn = ({ from, until }: RefundTier, facts: CancellationFacts): Instant =>
  from ?? justBefore(until ?? checkInOf(facts))

/** The retained parts of a cancellation's penalty, without those of zero. */
export function retainedBy({
  rooms,
  transfer,
}: Pick<Settled, 'rooms' | 'transfer'>): readonly RetainedPart[] {
  const parts: readonly RetainedPart[] = [
    ...rooms.map(({ roomNumber, charge, penalty }) => ({
      kind: 'room' as const,
      roomNumber,
      charge,
      amount: penalty,
    })),
    ...rooms.map(({ addOns }) => ({ kind: 'add-ons' as const, amount: minus(addOns.paid, addOns.refund) })),
    ...(transfer ? [{ kind: 'transfer' as const, amount: transfer.retained }] : []),
  ]
  return parts.filter(({ amount }) => !isZero(amount))
}
