import type { cancelRooms, Failure, quoteCancellation } from '@veranda/contract'
import type { CancelProgress, Renewal } from '@veranda/design-system/screens/cancel-details'
import type { CancelQuote } from '@veranda/domain'

type CancelFailure = Failure<typeof cancelRooms | typeof quoteCancellation>

/** Whether trying again by itself has any prospect: the line was lost, or the service asked for patience. */
const isPassing = (failure: Failure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'too-many-tries' ||
  (failure.kind === 'unavailable' && failure.retryAfterSeconds !== undefined)

/**
 * What the last page shows after a refusal or a failure. Trying once more is always offered; after the second failure the
 * guest is asked to call.
 */
export function progressAfterNo(failure: CancelFailure, before: CancelProgress): CancelProgress {
  if (failure.kind === 'refused') return progressAfterRefusal(failure)
  const isAgain = before.kind === 'failed' && !isPassing(failure) && !isPassing(before.failure as Failure)
  return isAgain ? { kind: 'call-us' } : { kind: 'failed', failure }
}

type Refused = Extract<CancelFailure, { readonly kind: 'refused' }>

function progressAfterRefusal({ refusal }: Refused): CancelProgress {
  switch (refusal) {
    case 'quote-not-found':
    case 'policy-not-accepted':
    case 'reason-missing':
    case 'reason-not-known':
    case 'details-missing':
    case 'main-room-stays':
    case 'all-rooms-together':
    case 'no-rooms-left':
    case 'no-such-room':
    case 'action-not-allowed':
    case 'offer-not-available':
    case 'document-not-found':
      return { kind: 'refused', refusal }
    case 'price-moved':
    case 'quote-expired':
    case 'quote-superseded':
    case 'version-changed':
    case 'idempotency-key-reused':
    case 'still-running':
    case 'unexpected':
      return { kind: 'call-us' }
  }
}

/** Why another price is shown after a "no", where that helps. */
export function renewalAfter(failure: CancelFailure): Renewal | undefined {
  if (failure.kind !== 'refused') return undefined
  const { refusal } = failure
  if (refusal === 'quote-superseded') return 'superseded'
  // The press before was heard after all, or something else changed the reservation.
  if (refusal === 'version-changed' || refusal === 'idempotency-key-reused') return 'reservation-changed'
  if (!freshIn(failure)) return undefined
  return refusal === 'quote-expired' ? 'expired' : 'price-moved'
}

/** The fresh quote that came along. */
export const freshIn = (failure: CancelFailure): CancelQuote | undefined =>
  failure.kind === 'refused' && (failure.refusal === 'price-moved' || failure.refusal === 'quote-expired')
    ? failure.attached
    : undefined
