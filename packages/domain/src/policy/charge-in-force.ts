import { addDays, type Instant, instantOf, isBefore, type Stay, type TimeZone } from '../dates/index.ts'
import { chargeOrFloor, type RoomUnderPolicy } from './penalty.ts'
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
 * What decides a room's penalty at `at`, its policy's floor included; before the first tier cancelling is free. At exactly
 * a deadline the new charge applies.
 */
export function chargeInForce(room: RoomUnderPolicy, stay: Stay, zone: TimeZone, at: Instant): PenaltyCharge {
  if (!room.policy.refundable) return { kind: 'whole-stay' }
  const passed = feeSteps(room.policy, stay, zone).filter((step) => !isBefore(at, step.at))
  const tier = passed.toSorted((a, b) => byTime(a.at, b.at)).at(-1)
  return chargeOrFloor(room, tier?.charge ?? { kind: 'nothing' })
}

export const byTime = (a: Instant, b: Instant): number => Date.parse(a) - Date.parse(b)
