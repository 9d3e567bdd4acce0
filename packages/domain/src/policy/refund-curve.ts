import { type Instant, isBefore } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import { deadlinesBeforeArrival, justBefore, sameAmounts } from './deadlines.ts'
import type { CancellationFacts } from './facts.ts'
import { checkInOf } from './notice.ts'
import { settledAt } from './settled.ts'

/**
 * A stretch of time over which cancelling costs the same. `from` is missing on the first, which began with the
 * booking; `until` on the last, which ends with check-in.
 */
export type RefundStretch = {
  readonly from?: Instant
  readonly until?: Instant
  readonly penalty: Money
  readonly refund: Money
  readonly owed: Money
}

/**
 * What cancelling these rooms costs from booking to arrival, as stretches that join up. At any moment it says what
 * `cancellationOf` says then.
 */
export function refundCurve(
  facts: CancellationFacts,
  roomNumbers: readonly number[],
): readonly RefundStretch[] {
  const deadlines = deadlinesBeforeArrival(facts, roomNumbers)
  const before = justBefore(deadlines[0] ?? checkInOf(facts))
  const steps = [undefined, ...deadlines].map((from) => {
    const { penalty, refund, owed } = settledAt(facts, roomNumbers, from ?? before)
    return { from, amounts: { penalty, refund, owed } }
  })
  // A deadline that changes no amount is none.
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

/** Where a stretch stands on the clock; a deadline belongs to what follows it. */
export function stretchTime(
  { from, until }: Pick<RefundStretch, 'from' | 'until'>,
  now: Instant,
): 'past' | 'now' | 'later' {
  if (until && !isBefore(now, until)) return 'past'
  return from && isBefore(now, from) ? 'later' : 'now'
}

/** The stretch in force at a moment. */
export const stretchAt = <Stretch extends Pick<RefundStretch, 'from' | 'until'>>(
  stretches: readonly Stretch[],
  now: Instant,
): Stretch | undefined => stretches.find((stretch) => stretchTime(stretch, now) === 'now')
