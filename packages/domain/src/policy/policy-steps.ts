import { type Instant, isBefore, type Stay, type TimeZone } from '../dates/index.ts'
import { byTime, chargeInForce, deadlinesOf } from './charge-in-force.ts'
import type { RoomUnderPolicy } from './penalty.ts'
import type { PenaltyCharge } from './policy.ts'

/** What cancelling a room costs until a moment; the last step has no end but arrival. */
export type PolicyStep = { readonly charge: PenaltyCharge; readonly until?: Instant }

/**
 * A room's policy for a stay, from `now` on, earliest first: at any moment the step's charge is the one in force. A
 * deadline that changes no charge is left out.
 */
export function policySteps(
  room: RoomUnderPolicy,
  stay: Stay,
  zone: TimeZone,
  now: Instant,
): readonly PolicyStep[] {
  const ahead = deadlinesOf(room.policy, stay, zone).filter((deadline) => isBefore(now, deadline))
  const charges = [now, ...ahead.toSorted(byTime)].map((from) => ({
    from,
    charge: chargeInForce(room, stay, zone, from),
  }))
  const steps = charges.filter(({ charge }, index) => {
    const earlier = charges[index - 1]?.charge
    return JSON.stringify(charge) !== JSON.stringify(earlier)
  })
  return steps.map(({ charge }, index): PolicyStep => {
    const until = steps[index + 1]?.from
    return until === undefined ? { charge } : { charge, until }
  })
}
