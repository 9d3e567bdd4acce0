import { type Instant, type RefundStretch, stretchTime } from '@veranda/domain'

/** A step of the picture: places from 0 to 1, left to right and bottom to top. */
export type CurveStep = {
  readonly from: number
  readonly to: number
  /** What comes back, of what was paid. */
  readonly height: number
  readonly stretch: RefundStretch
  readonly when: ReturnType<typeof stretchTime>
}

export type CurveShape = { readonly steps: readonly CurveStep[]; readonly now: number }

/**
 * The steps as they are drawn. Time runs from left to right, but every step is wide enough to be seen: a last day
 * before arrival would be a hair's breadth after four months. Of what is over, only the last step is kept.
 */
export function curveShape(stretches: readonly RefundStretch[], now: Instant, arrival: Instant): CurveShape {
  const shown = stretches.slice(Math.max(0, indexAt(stretches, now) - 1))
  const start = startOf(shown, now, arrival)
  const bounds = [start, ...shown.map(({ until }) => Date.parse(until ?? arrival))]
  const durations = shown.map((_, index) => Math.max(0, (bounds[index + 1] ?? 0) - (bounds[index] ?? 0)))
  const places = placesOf(durations)
  const top = Math.max(1, ...stretches.map(paidIn))
  const here = indexAt(shown, now)
  const steps = shown.map(
    (stretch, index): CurveStep => ({
      from: places[index] ?? 0,
      to: places[index + 1] ?? 1,
      height: stretch.refund.amount / top,
      stretch,
      when: stretchTime(stretch, now),
    }),
  )
  const [from = 0, to = 1] = [places[here], places[here + 1]]
  const elapsed = (Date.parse(now) - (bounds[here] ?? 0)) / Math.max(1, durations[here] ?? 1)
  return { steps, now: from + (to - from) * Math.min(1, Math.max(0, elapsed)) }
}

const paidIn = ({ penalty, refund, owed }: RefundStretch): number =>
  penalty.amount + refund.amount - owed.amount

function indexAt(stretches: readonly RefundStretch[], now: Instant): number {
  const index = stretches.findIndex((stretch) => stretchTime(stretch, now) === 'now')
  return index < 0 ? stretches.length - 1 : index
}

/** The first stretch has always been so: a little of it is shown before now. */
function startOf(shown: readonly RefundStretch[], now: Instant, arrival: Instant): number {
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
