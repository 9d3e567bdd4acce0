import type { CancellationPolicy, PenaltyCharge } from '../cancellation/index.ts'
import { penaltyFor } from '../cancellation/index.ts'
import { type Money, money } from '../money/index.ts'
import type { PricedNight } from '../rates/index.ts'

/**
 * Whether cancelling gets dearer under the new policy: at some number of days before arrival it costs more of the
 * same nights than under the old one.
 */
export function policyGotWorse(
  before: CancellationPolicy,
  after: CancellationPolicy,
  nights: readonly PricedNight[],
  currency: Money['currency'],
): boolean {
  const dailyRates = nights.map(({ price }) => ({ price: money(price, currency) }))
  const total = money(
    nights.reduce((sum, { price }) => sum + price, 0),
    currency,
  )
  const costUnder = (policy: CancellationPolicy, days: number) =>
    penaltyFor({ policy, dailyRates, total, paid: total }, chargeAt(policy, days)).amount
  const steps = new Set([...before.tiers, ...after.tiers].map(({ daysBefore }) => daysBefore))
  // One day more than the longest window asks what cancelling early costs.
  return [Math.max(0, ...steps) + 1, ...steps].some(
    (days) => costUnder(after, days) > costUnder(before, days),
  )
}

/** What is charged for cancelling so many days before arrival. */
export function chargeAt(policy: CancellationPolicy, daysBefore: number): PenaltyCharge {
  if (!policy.refundable) return { kind: 'whole-stay' }
  const reached = policy.tiers.filter((tier) => tier.daysBefore >= daysBefore)
  return reached.at(-1)?.charge ?? { kind: 'nothing' }
}
