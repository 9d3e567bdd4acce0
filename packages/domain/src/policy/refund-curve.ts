import { type Instant, isBefore } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import { deadlinesBeforeArrival, justBefore, sameAmounts } from './deadlines.ts'
import type { CancellationFacts } from './cancellation-facts.ts'
import { checkInOf } from './notice.ts'
import { settledAt } from './settled.ts'

/**
 * A time in which cancelling costs the same. `from` is missing on the first, which starts with the booking;
 * `until` on the last, which ends with check-in.
 */
export type RefundTier = {
  readonly from?: Instant
  readonly until?: Instant
  readonly penalty: Money
  readonly refund: Money
  readonly outstanding: Money
}

/**
 * The cost of cancelling these rooms from booking to arrival, as adjoining penalty tiers. At any moment it
 * equals `cancellationOf`.
 */
export function refundCurve(facts: CancellationFacts, roomNumbers: readonly number[]): readonly RefundTier[] {
  const deadlines = deadlinesBeforeArrival(facts, roomNumbers)
  const before = justBefore(deadlines[0] ?? checkInOf(facts))
  const steps = [undefined, ...deadlines].map((from) => {
    const { penalty, refund, outstanding } = settledAt(facts, roomNumbers, from ?? before)
    return { from, amounts: { penalty, refund, outstanding } }
  })
  // A deadline that changes no amount is left out.
  const changes = steps.filter(({ amounts }, index) => {
    const earlier = steps[index - 1]
    return !earlier || !sameAmounts(earlier.amounts, amounts)
  })
  return changes.map(({ from, amounts }, index) => {
    const until = changes[index + 1]?.from
    return {
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
      ...amounts,
    }
  })
}

/** Whether a penalty tier is past, current or future; at exactly a deadline the next one applies. */
export function tierTime(
  { from, until }: Pick<RefundTier, 'from' | 'until'>,
  now: Instant,
): 'past' | 'now' | 'later' {
  if (until && !isBefore(now, until)) return 'past'
  return from && isBefore(now, from) ? 'later' : 'now'
}

/** The penalty tier in force at a moment. */
export const tierAt = <Tier extends Pick<RefundTier, 'from' | 'until'>>(
  tiers: readonly Tier[],
  now: Instant,
): Tier | undefined => tiers.find((tier) => tierTime(tier, now) === 'now')
