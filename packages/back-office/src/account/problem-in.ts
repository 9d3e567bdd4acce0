import type {
  addPasskey,
  changeOwnPassword,
  confirmOwnApp,
  Failure,
  removeOwnFactor,
  startOwnApp,
  startPasskey,
} from '@veranda/contract'
import type { AccountProblem } from '@veranda/design-system/screens/staff-account'

type AccountFailure = Failure<
  | typeof addPasskey
  | typeof changeOwnPassword
  | typeof confirmOwnApp
  | typeof removeOwnFactor
  | typeof startOwnApp
  | typeof startPasskey
>

/** What the page of the account says of a failure. */
export function problemIn(failure: AccountFailure): AccountProblem {
  if (failure.kind === 'too-many-tries') return 'too-many-tries'
  if (failure.kind !== 'refused' || failure.refusal === 'unexpected') return 'failed'
  return failure.refusal
}
