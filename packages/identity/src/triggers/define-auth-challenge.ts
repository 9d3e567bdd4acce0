import { reservationOf } from './challenged-reservation.ts'
import type { DefineAuthChallengeEvent } from './event.ts'
import type { GuestCredentials } from './guest-credentials.ts'

const triesPerSignIn = 3

/** Decides what follows: tokens after a right answer, another challenge after a wrong one, the end after three. */
export const defineAuthChallenge =
  (credentials: Pick<GuestCredentials, 'handoffWaits'>) =>
  async (event: DefineAuthChallengeEvent): Promise<DefineAuthChallengeEvent> => {
    const { session } = event.request
    const last = session.at(-1)
    if (last?.challengeResult === true)
      return { ...event, response: { issueTokens: true, failAuthentication: false } }
    // A third try may be right and only be on the wrong brand's site: its guest still gets the way over.
    const isOver =
      session.length > triesPerSignIn ||
      (session.length === triesPerSignIn &&
        !(await credentials.handoffWaits(reservationOf(event), last?.challengeMetadata ?? '')))
    return {
      ...event,
      response: isOver
        ? { issueTokens: false, failAuthentication: true }
        : { issueTokens: false, failAuthentication: false, challengeName: 'CUSTOM_CHALLENGE' },
    }
  }
