import type { ClockTime } from '../dates/index.ts'
import { type Money, money } from '../money/index.ts'
import { penaltyFor } from './penalty.ts'
import type { CancellationPolicy, PenaltyCharge } from './policy.ts'

/**
 * Whether the new policy is stricter: at some day and time before arrival, cancelling the same nights costs
 * more than under the old one.
 */
export function policyGotWorse(
  before: CancellationPolicy,
  after: CancellationPolicy,
  nights: readonly { readonly price: number }[],
  currency: Money['currency'],
): boolean {
  const dailyRates = nights.map(({ price }) => ({ price: money(price, currency) }))
  const total = money(
    nights.reduce((sum, { price }) => sum + price, 0),
    currency,
  )
  const costUnder = (policy: CancellationPolicy, days: number, clock: ClockTime) =>
    penaltyFor({ policy, dailyRates, total }, chargeAt(policy, days, clock)).amount
  const steps = [before, after].flatMap(({ tiers, deadlineAt }) =>
    tiers.map(({ daysBefore }) => ({ daysBefore, clock: deadlineAt })),
  )
  // One day beyond the longest tier covers early cancellations.
  const longest = Math.max(0, ...steps.map(({ daysBefore }) => daysBefore))
  return [{ daysBefore: longest + 1, clock: after.deadlineAt }, ...steps].some(
    ({ daysBefore, clock }) => costUnder(after, daysBefore, clock) > costUnder(before, daysBefore, clock),
  )
}

/**
 * The charge for cancelling so many days before arrival, by the property's clock; without a time, on the
 * deadline.
 */
export function chargeAt(
  policy: CancellationPolicy,
  daysBefore: number,
  clock: ClockTime = policy.deadlineAt,
): PenaltyCharge {
  if (!policy.refundable) return { kind: 'whole-stay' }
  const reached = policy.tiers.filter(
    (tier) => tier.daysBefore > daysBefore || (tier.daysBefore === daysBefore && policy.deadlineAt <= clock),
  )
  return reached.at(-1)?.charge ?? { kind: 'nothing' }
}
