import { validateReservation } from '@veranda/contract'
import { type Exchange, exchange, type Target } from './exchange.ts'
import { type Finding, finding, refusalIn } from './finding.ts'

/** More than anybody may guess in a quarter of an hour. */
const mostTries = 60

/**
 * Guesses names for one made-up reservation number until the API has enough: it must say 429, for how long, and go on saying
 * so. It keeps this network from signing in for a while.
 */
export async function probeThrottle(target: Target): Promise<readonly Finding[]> {
  const reservationCode = `NONE-${Math.floor(Math.random() * 1e6)}`
  const where = `${validateReservation.name}: rate limit`
  let last: Exchange | undefined
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const body = { reservationCode, firstName: `Guess${tries}`, lastName: 'Conformance' }
    last = await exchange(target, validateReservation, { body })
    if (last.came?.status === 429) return judgeLimit(last)
  }
  if (!last) return []
  const contract = 'Guessing names is limited: 429, with Retry-After.'
  return [finding('throttling', last, { contract, where }, `${mostTries} guesses were answered`)]
}

function judgeLimit(asked: Exchange): readonly Finding[] {
  const where = `${validateReservation.name}: rate limit`
  const wait = asked.came?.headers.get('retry-after') ?? ''
  const word = refusalIn(asked) ?? ''
  return [
    ...(/^[1-9]\d*$/.test(wait)
      ? []
      : [
          finding(
            'throttling',
            asked,
            { contract: '429 says in whole seconds how long to wait (Retry-After).', where },
            `Retry-After: ${wait || '(none)'}`,
          ),
        ]),
    ...(['too-many-tries', 'sign-in-by-link'].includes(word)
      ? []
      : [finding('throttling', asked, { contract: '429 says too-many-tries or sign-in-by-link.', where })]),
  ]
}
