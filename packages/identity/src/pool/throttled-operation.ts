import type { Input } from './input.ts'
import { type OperationName, operations } from './operations.ts'
import { PoolError } from './pool-error.ts'
import type { Throttle, PoolThrottles } from './throttle.ts'
import type { UserPool } from './user-pool.ts'

/** Runs an operation; beginning a sign-in and answering its challenges are counted against the caller's address. */
export async function throttledOperation(
  pool: UserPool,
  throttles: PoolThrottles,
  address: string,
  name: OperationName,
  input: Input,
): Promise<object> {
  if (name === 'InitiateAuth' && input['AuthFlow'] === 'CUSTOM_AUTH') await admit(throttles.starts, address)
  if (name !== 'RespondToAuthChallenge') return operations[name](pool, input)
  await admit(throttles.answers, address)
  const outcome = await operations.RespondToAuthChallenge(pool, input)
  if (isRightAnswer(outcome)) await throttles.answers.giveBack(address)
  return outcome
}

async function admit(throttle: Throttle, address: string): Promise<void> {
  const wait = await throttle.admit(address)
  if (wait !== undefined)
    throw new PoolError('TooManyRequestsException', `Too many tries. Try again in ${wait} seconds.`, wait)
}

/** Tokens, or the way to the brand's own site: either way the credential was right. */
function isRightAnswer(outcome: object): boolean {
  if ('AuthenticationResult' in outcome) return true
  if (!('ChallengeParameters' in outcome)) return false
  const parameters: unknown = outcome.ChallengeParameters
  return (
    typeof parameters === 'object' &&
    parameters !== null &&
    'kind' in parameters &&
    parameters.kind === 'other-brand'
  )
}
