import { type Instant, isBefore, type Stay, type TimeZone } from '../dates/index.ts'
import { byTime, feeSteps } from './charge-in-force.ts'
import type { CancellationPolicy } from './policy.ts'

/** Until when all rooms of a stay can be cancelled free of charge. */
export type FreeUntil =
  | { readonly kind: 'until'; readonly at: Instant }
  /** Free until arrival. */
  | { readonly kind: 'arrival' }
  /** The free time is over, or there never was any. */
  | { readonly kind: 'over' | 'never' }

/** The first moment at which cancelling costs anything, under the strictest policy of the rooms. */
export function freeUntil(
  policies: readonly CancellationPolicy[],
  stay: Stay,
  { zone, now }: { readonly zone: TimeZone; readonly now: Instant },
): FreeUntil {
  if (policies.some(({ refundable }) => !refundable)) return { kind: 'never' }
  if (policies.some(({ floor }) => floor !== undefined)) return { kind: 'over' }
  const [first] = policies
    .flatMap((policy) => feeSteps(policy, stay, zone))
    .filter(({ charge }) => charge.kind !== 'nothing')
    .map(({ at }) => at)
    .toSorted(byTime)
  if (first === undefined) return { kind: 'arrival' }
  return isBefore(now, first) ? { kind: 'until', at: first } : { kind: 'over' }
}
