import { type CurrencyCode, isZero, type Money, sum } from '../money/index.ts'
import { type Instant, isBefore, type Stay, type TimeZone } from '../stay/index.ts'
import { byTime, chargeInForce, feeSteps } from './charge-in-force.ts'
import { type Cancellable, chargeOrFloor, netOf, penaltyFor } from './penalty.ts'
import type { PenaltyCharge, PolicyStretch } from './policy.ts'

const free: PenaltyCharge = { kind: 'nothing' }

/**
 * What cancelling every given room would cost, from booking to arrival, as stretches of time that join up.
 * Deadlines are wall-clock times at the property; the last stretch ends with check-in.
 */
export function policyTimeline(
  rooms: readonly Cancellable[],
  stay: Stay,
  zone: TimeZone,
  currency: CurrencyCode,
): readonly PolicyStretch[] {
  if (rooms.length === 0) return []
  const deadlines = [
    ...new Set(rooms.flatMap(({ policy }) => feeSteps(policy, stay, zone).map(({ at }) => at))),
  ].sort(byTime)
  const whole = sum(
    rooms.map(({ total }) => total),
    currency,
  )
  const paid = sum(
    rooms.map((room) => room.paid),
    currency,
  )
  const stretches = [undefined, ...deadlines].map((from, index): PolicyStretch => {
    const charges = rooms.map((room) => chargeOrFloor(room, chargeInForce(room.policy, stay, zone, from)))
    const penalty = sum(
      rooms.map((room, position) => penaltyFor(room, charges[position] ?? free)),
      currency,
    )
    return {
      ...between(from, deadlines[index]),
      charge: together(charges, penalty, whole),
      penalty,
      refund: netOf(paid, penalty).refund,
    }
  })
  return joined(stretches)
}

/** The stretch in force at a moment. */
export const stretchAt = (timeline: readonly PolicyStretch[], now: Instant): PolicyStretch | undefined =>
  timeline.find(({ until }) => until === undefined || isBefore(now, until))

// Rooms under different terms have no common word but the amount itself.
function together(charges: readonly PenaltyCharge[], penalty: Money, whole: Money): PenaltyCharge {
  const [first = free] = charges
  if (charges.every((charge) => sameCharge(charge, first))) return first
  if (isZero(penalty)) return free
  return penalty.amount === whole.amount ? { kind: 'whole-stay' } : { kind: 'flat', amount: penalty }
}

const sameCharge = (one: PenaltyCharge, other: PenaltyCharge) => JSON.stringify(one) === JSON.stringify(other)

// Two deadlines that change no amount read as one stretch.
function joined(stretches: readonly PolicyStretch[]): readonly PolicyStretch[] {
  const kept: PolicyStretch[] = []
  for (const stretch of stretches) {
    const last = kept.at(-1)
    if (!last || !sameAmounts(last, stretch)) kept.push(stretch)
    else kept[kept.length - 1] = { ...amountsOf(stretch), ...between(last.from, stretch.until) }
  }
  return kept
}

const amountsOf = ({ charge, penalty, refund }: PolicyStretch) => ({ charge, penalty, refund })

const between = (
  from: Instant | undefined,
  until: Instant | undefined,
): Pick<PolicyStretch, 'from' | 'until'> => ({
  ...(from === undefined ? {} : { from }),
  ...(until === undefined ? {} : { until }),
})

const sameAmounts = (a: PolicyStretch, b: PolicyStretch): boolean =>
  a.penalty.amount === b.penalty.amount &&
  a.refund.amount === b.refund.amount &&
  a.charge.kind === b.charge.kind
