import type { Instant, Stay, TimeZone } from '../dates/index.ts'
import { chargeInForce } from './charge-in-force.ts'
import { type Cancellable, penaltyFor } from './penalty.ts'
import type { CancellationPolicy } from './policy.ts'

/** A move of a stay: `stay` is the old one. */
export type Moving = { readonly stay: Stay; readonly zone: TimeZone; readonly now: Instant }

/**
 * The policy of a room that is moved or shortened. The penalty in force at that moment remains as a minimum
 * until the new arrival, so that nobody avoids it by moving the stay first
 * (`docs/decisions/0048-what-a-guest-cannot-lower.md`). Before the first penalty tier, and for non-refundable rooms, the policy stays the same.
 */
export function policyAfterMoving(
  policy: CancellationPolicy,
  room: Cancellable,
  { stay, zone, now }: Moving,
): CancellationPolicy {
  if (!policy.refundable) return policy
  const floor = penaltyFor(room, chargeInForce(room, stay, zone, now))
  return floor.amount === 0 ? policy : { ...policy, floor }
}
