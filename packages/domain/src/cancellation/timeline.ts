import { type CurrencyCode, isZero, type Money, sum } from '../money/index.ts'
import { addDays, type Instant, instantOf, isBefore, type Stay, type TimeZone } from '../stay/index.ts'
import { type Cancellable, settle } from './penalty.ts'
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
    ...new Set(rooms.flatMap((room) => deadlinesOf(room, stay, zone).map(({ at }) => at))),
  ].sort(byTime)
  const whole = sum(
    rooms.map(({ total }) => total),
    currency,
  )
  const stretches = [undefined, ...deadlines].map((from, index): PolicyStretch => {
    const charges = rooms.map((room) => ({ room, charge: chargeFrom(room, stay, zone, from) }))
    const settled = charges.map(({ room, charge }) => settle(room, charge))
    const penalty = sum(
      settled.map((one) => one.penalty),
      currency,
    )
    return {
      ...between(from, deadlines[index]),
      charge: together(
        charges.map(({ charge }) => charge),
        penalty,
        whole,
      ),
      penalty,
      refund: sum(
        settled.map(({ refund }) => refund),
        currency,
      ),
    }
  })
  return joined(stretches)
}

/** The stretch in force at a moment. */
export const stretchAt = (timeline: readonly PolicyStretch[], now: Instant): PolicyStretch | undefined =>
  timeline.find(({ until }) => until === undefined || isBefore(now, until))

type Deadline = { readonly at: Instant; readonly charge: PenaltyCharge }

function deadlinesOf({ policy }: Cancellable, stay: Stay, zone: TimeZone): readonly Deadline[] {
  if (!policy.refundable) return []
  return policy.tiers.map(({ daysBefore, charge }) => ({
    at: instantOf(addDays(stay.arrival, -daysBefore), policy.deadlineAt, zone),
    charge,
  }))
}

function chargeFrom(room: Cancellable, stay: Stay, zone: TimeZone, from: Instant | undefined): PenaltyCharge {
  if (!room.policy.refundable) return { kind: 'whole-stay' }
  if (from === undefined) return free
  const passed = deadlinesOf(room, stay, zone).filter(({ at }) => !isBefore(from, at))
  return passed.toSorted((a, b) => byTime(a.at, b.at)).at(-1)?.charge ?? free
}

const byTime = (a: Instant, b: Instant) => Date.parse(a) - Date.parse(b)

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
