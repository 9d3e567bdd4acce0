import { type Instant, type RefundTier, tierTime } from '@veranda/domain'

/** A step of the picture: places from 0 to 1, left to right and bottom to top. */
export type CurveStep = {
  readonly from: number
  readonly to: number
  /** What comes back, of what was paid. */
  readonly height: number
  readonly tier: RefundTier
  readonly when: ReturnType<typeof tierTime>
}

export type CurveShape = { readonly steps: readonly CurveStep[]; readonly now: number }

/**
 * The steps as they are drawn. Time runs from left to right, but every step is wide enough to be seen: a last day
 * before arrival would be a hair's breadth after four months. Of what is over, only the last step is kept.
 */
export function curveShape(tiers: readonly RefundTier[], now: Instant, arrival: Instant): CurveShape {
  const shown = tiers.slice(Math.max(0, indexAt(tiers, now) - 1))
  const start = startOf(shown, now, arrival)
  const bounds = [start, ...shown.map(({ until }) => Date.parse(until ?? arrival))]
  const durations = shown.map((_, index) => Math.max(0, (bounds[index + 1] ?? 0) - (bounds[index] ?? 0)))
  const places = placesOf(durations)
  const top = Math.max(1, ...tiers.map(paidIn))
  const here = indexAt(shown, now)
  const steps = shown.map(
    (tier, index): CurveStep => ({
      from: places[index] ?? 0,
      to: places[index + 1] ?? 1,
      height: tier.refund.amount / top,
      tier,
      when: tierTime(tier, now),
    }),
  )
  const [from = 0, to = 1] = [places[here], places[here + 1]]
  const elapsed = (Date.parse(now) - (bounds[here] ?? 0)) / Math.max(1, durations[here] ?? 1)
  return { steps, now: from + (to - from) * Math.min(1, Math.max(0, elapsed)) }
}

const paidIn = ({ penalty, refund, outstanding }: RefundTier): number =>
  penalty.amount + refund.amount - outstanding.amount

function indexAt(tiers: readonly RefundTier[], now: Instant): number {
  const index = tiers.findIndex((tier) => tierTime(tier, now) === 'now')
  return index < 0 ? tiers.length - 1 : index
}

/** The first stretch has always been so: a little of it is shown before now. */
function startOf(shown: readonly RefundTier[], now: Instant, arrival: Instant): number {
  const [first] = shown
  if (first?.from) return Date.parse(first.from)
  const earliest = Math.min(Date.parse(now), Date.parse(first?.until ?? arrival))
  return earliest - (Date.parse(arrival) - earliest) * 0.12
}

function placesOf(durations: readonly number[]): readonly number[] {
  const all = durations.reduce((sum, duration) => sum + duration, 0)
  const least = Math.min(0.26, 0.9 / Math.max(1, durations.length))
  const free = 1 - least * durations.length
  let place = 0
  return [0, ...durations.map((duration) => (place += least + (all > 0 ? (free * duration) / all : 0)))]
}
