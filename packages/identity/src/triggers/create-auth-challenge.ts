import { randomBytes } from 'node:crypto'
import { reservationOf } from './challenged-reservation.ts'
import type { CreateAuthChallengeEvent } from './event.ts'
import type { GuestCredentials } from './guest-credentials.ts'

/**
 * Asks for a credential. Each challenge carries a secret only the triggers know; when a right credential came
 * to the wrong brand's site, that challenge's secret has become the handoff code and is shown with the way over.
 */
export const createAuthChallenge =
  (credentials: Pick<GuestCredentials, 'handoffWaits' | 'homeOf'>) =>
  async (event: CreateAuthChallengeEvent): Promise<CreateAuthChallengeEvent> => {
    const reservation = reservationOf(event)
    const secret = randomBytes(20).toString('hex')
    return {
      ...event,
      response: {
        publicChallengeParameters: await publicParameters(credentials, event, reservation),
        privateChallengeParameters: { reservation, secret },
        challengeMetadata: secret,
      },
    }
  }

async function publicParameters(
  credentials: Pick<GuestCredentials, 'handoffWaits' | 'homeOf'>,
  event: CreateAuthChallengeEvent,
  reservation: string,
): Promise<Readonly<Record<string, string>>> {
  const code = event.request.session.at(-1)?.challengeMetadata
  if (code === undefined || !(await credentials.handoffWaits(reservation, code)))
    return { kind: 'credential' }
  const home = await credentials.homeOf(reservation)
  if (!home) return { kind: 'credential' }
  return { kind: 'other-brand', domain: home.origin, code, reservation }
}
