import type { Failure, passPasskey, passSecondFactor, signInStaff } from '@veranda/contract'
import type { SessionRefusal } from '@veranda/design-system/screens/staff-session'

type EntranceFailure =
  | Failure<typeof signInStaff>
  | Failure<typeof passSecondFactor>
  | Failure<typeof passPasskey>

/** What a page says of a failure to sign in. */
export function refusalOf(failure: EntranceFailure): SessionRefusal {
  if (failure.kind === 'too-many-tries')
    return { kind: 'too-many-tries', retryAfterSeconds: failure.retryAfterSeconds }
  if (failure.kind === 'offline') return { kind: 'offline' }
  if (failure.kind !== 'refused') return { kind: 'unavailable' }
  // A step whose ten minutes are over begins anew.
  if (failure.refusal === 'sign-in-again' || failure.refusal === 'unexpected') return { kind: 'unavailable' }
  return { kind: failure.refusal }
}
