import {
  type CancellationPolicy,
  deadlinesOf,
  type Instant,
  isBefore,
  type PenaltyCharge,
  type Stay,
  type TimeZone,
} from '@veranda/domain'

/** What cancelling costs until a moment; the last step has no end but arrival. */
export type PolicyStep = {
  readonly charge: PenaltyCharge
  readonly until?: Instant
}

/** The steps of a policy for a stay that are still ahead, earliest first. */
export function policySteps(
  policy: CancellationPolicy,
  stay: Stay,
  zone: TimeZone,
  now: Instant,
): readonly PolicyStep[] {
  if (!policy.refundable) return [{ charge: { kind: 'whole-stay' } }]
  const ends = deadlinesOf(policy, stay, zone)
  const { floor } = policy
  const charges = [{ kind: 'nothing' } as const, ...policy.tiers.map(({ charge }) => charge)].map(
    (charge): PenaltyCharge =>
      floor && charge.kind === 'nothing' ? { kind: 'flat', amount: floor } : charge,
  )
  return charges
    .map((charge, place): PolicyStep => {
      const until = ends[place]
      return until === undefined ? { charge } : { charge, until }
    })
    .filter(({ until }) => until === undefined || isBefore(now, until))
}
