import { parseChallengeAnswer, type PoolThrottles, type Throttle, TooManyTries } from '@veranda/identity'
import type { Input } from './input.ts'
import { type OperationName, operations } from './operations.ts'
import { PoolError } from './pool-error.ts'
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
  // A guest who shares a network with an attacker still signs in by a link.
  const throttle = showsSecret(input) ? throttles.starts : throttles.answers
  await admit(throttle, address)
  try {
    const outcome = await operations.RespondToAuthChallenge(pool, input)
    if (isRightAnswer(outcome)) await throttle.uncount(address)
    return outcome
  } catch (failure) {
    if (failure instanceof TooManyTries)
      throw new PoolError('TooManyRequestsException', failure.message, failure.retryAfterSeconds)
    throw failure
  }
}

async function admit(throttle: Throttle, address: string): Promise<void> {
  const wait = await throttle.admit(address)
  if (wait !== undefined)
    throw new PoolError(
      'TooManyRequestsException',
      `Too many tries. Try again in ${wait} seconds, or ask for a link by e-mail.`,
      wait,
    )
}

/** Whether a challenge is answered with a link or a handoff, not with names. */
function showsSecret(input: Input): boolean {
  const responses = input['ChallengeResponses']
  if (typeof responses !== 'object' || responses === null || !('ANSWER' in responses)) return false
  const kind = typeof responses.ANSWER === 'string' && parseChallengeAnswer(responses.ANSWER)?.kind
  return kind === 'link' || kind === 'handoff'
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
