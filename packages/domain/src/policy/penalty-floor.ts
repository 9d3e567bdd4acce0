import type { Instant, Stay, TimeZone } from '../dates/index.ts'
import { chargeInForce } from './charge-in-force.ts'
import { type Cancellable, penaltyFor } from './penalty.ts'
import type { CancellationPolicy } from './policy.ts'

/** Where and when a room is moved or cut short: `stay` is the one it leaves. */
export type Moving = { readonly stay: Stay; readonly zone: TimeZone; readonly now: Instant }

/**
 * The policy of a room that is moved or cut short. The penalty in force at that moment stays as a floor until the new
 * arrival: nobody gets out of it by changing the stay first (product decisions, "Prices"). Before any penalty tier, and
 * where nothing is refunded anyway, the policy is as it is.
 */
export function policyAfterMoving(
  policy: CancellationPolicy,
  room: Cancellable,
  { stay, zone, now }: Moving,
): CancellationPolicy {
  if (!policy.refundable) return policy
  const floor = penaltyFor(room, chargeInForce(room.policy, stay, zone, now))
  return floor.amount === 0 ? policy : { ...policy, floor }
}
