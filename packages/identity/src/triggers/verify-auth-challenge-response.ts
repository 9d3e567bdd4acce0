import type { BrandId } from '@veranda/domain'
import { type ChallengeAnswer, parseChallengeAnswer } from './challenge-answer.ts'
import type { VerifyAuthChallengeResponseEvent } from './event.ts'
import type { GuestCredentials } from './guest-credentials.ts'

/** Checks a guest's answer. A right one on another brand's site is no entry here; it becomes a handoff to the right site. */
export const verifyAuthChallengeResponse =
  (credentials: Omit<GuestCredentials, 'handoffWaits'>) =>
  async (event: VerifyAuthChallengeResponseEvent): Promise<VerifyAuthChallengeResponseEvent> => ({
    ...event,
    response: { answerCorrect: await letsIn(credentials, event) },
  })

async function letsIn(
  credentials: Omit<GuestCredentials, 'handoffWaits'>,
  { request }: VerifyAuthChallengeResponseEvent,
): Promise<boolean> {
  const { reservation = '', secret = '' } = request.privateChallengeParameters
  const answer = parseChallengeAnswer(request.challengeAnswer)
  if (!answer) return false
  const home = await credentials.homeOf(reservation)
  const isRight = await isRightAnswer(credentials, reservation, answer, home?.brand)
  if (!isRight || !home || request.userNotFound === true) return false
  if (answer.brands.includes(home.brand)) return true
  await credentials.issueHandoff({ reservationCode: reservation, secret, brand: home.brand })
  return false
}

/** A link and a handoff are bound to the reservation's brand; without one the page's brand stands in, for equal work. */
function isRightAnswer(
  credentials: Pick<GuestCredentials, 'namesMatch' | 'consumeLink' | 'consumeHandoff'>,
  reservation: string,
  answer: ChallengeAnswer,
  home: BrandId | undefined,
): Promise<boolean> {
  if (answer.kind === 'names') return credentials.namesMatch(reservation, answer.firstName, answer.lastName)
  const consume = answer.kind === 'link' ? credentials.consumeLink : credentials.consumeHandoff
  return consume(reservation, answer.secret, home ?? answer.brands[0])
}
