import type { Failure } from '@veranda/contract'
import { type CancelProgress, cancelRefusals } from '@veranda/design-system/screens/cancel-details'

/** Whether trying again by itself has any prospect: the line was lost, or the service asked for patience. */
const isPassing = (failure: Failure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'too-many-tries' ||
  (failure.kind === 'unavailable' && failure.retryAfterSeconds !== undefined)

/**
 * What the last page shows after a "no". Once more is always worth trying; whom the service fails twice, somebody has
 * to help by phone.
 */
export function progressAfterNo(failure: Failure, before: CancelProgress): CancelProgress {
  if (failure.kind === 'refused') {
    const refusal = cancelRefusals.find((known) => known === failure.refusal)
    return refusal ? { kind: 'refused', refusal } : { kind: 'call-us' }
  }
  const isAgain = before.kind === 'failed' && !isPassing(failure) && !isPassing(before.failure as Failure)
  return isAgain ? { kind: 'call-us' } : { kind: 'failed', failure }
}
