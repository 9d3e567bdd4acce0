import { addDays, type Instant, instantOf, isBefore, type Stay, type TimeZone } from '../dates/index.ts'
import type { CancellationPolicy, PenaltyCharge } from './policy.ts'

/** A moment from which cancelling costs `charge`. */
export type FeeStep = { readonly at: Instant; readonly charge: PenaltyCharge }

/** A policy's tiers for a stay as moments, from clock times at the property. */
export function feeSteps(policy: CancellationPolicy, stay: Stay, zone: TimeZone): readonly FeeStep[] {
  if (!policy.refundable) return []
  return policy.tiers.map(({ daysBefore, charge }) => ({
    at: instantOf(addDays(stay.arrival, -daysBefore), policy.deadlineAt, zone),
    charge,
  }))
}

/** The moments at which a policy's charge changes for a stay. */
export const deadlinesOf = (policy: CancellationPolicy, stay: Stay, zone: TimeZone): readonly Instant[] =>
  feeSteps(policy, stay, zone).map(({ at }) => at)

/**
 * The charge at `at`; with no `at`, the charge before the first deadline. At exactly a deadline the new
 * charge applies.
 */
export function chargeInForce(
  policy: CancellationPolicy,
  stay: Stay,
  zone: TimeZone,
  at: Instant | undefined,
): PenaltyCharge {
  if (!policy.refundable) return { kind: 'whole-stay' }
  const free: PenaltyCharge = policy.floor ? { kind: 'flat', amount: policy.floor } : { kind: 'nothing' }
  if (at === undefined) return free
  const passed = feeSteps(policy, stay, zone).filter((step) => !isBefore(at, step.at))
  return passed.toSorted((a, b) => byTime(a.at, b.at)).at(-1)?.charge ?? free
}

export const byTime = (a: Instant, b: Instant): number => Date.parse(a) - Date.parse(b)
