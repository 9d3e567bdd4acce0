import { type Instant, type RefundTier, tierTime } from '@veranda/domain'

/** A step of the picture: how high it is, from 0 to 1, and where it stands in time. */
export type CurveStep = {
  /** What comes back, of what was paid. */
  readonly height: number
  readonly tier: RefundTier
  readonly when: ReturnType<typeof tierTime>
}

/** The steps in their order. Of what is over, only the last step is drawn. */
export function curveSteps(tiers: readonly RefundTier[], now: Instant): readonly CurveStep[] {
  const steps = tiers.map((tier) => ({ tier, when: tierTime(tier, now) }))
  const top = Math.max(1, ...tiers.map(paidIn))
  const here = steps.findIndex(({ when }) => when === 'now')
  return steps
    .slice(Math.max(0, (here < 0 ? steps.length - 1 : here) - 1))
    .map(({ tier, when }) => ({ tier, when, height: tier.refund.amount / top }))
}

const paidIn = ({ penalty, refund, outstanding }: RefundTier): number =>
  penalty.amount + refund.amount - outstanding.amount
