import { randomUUID } from 'node:crypto'
import { type ChallengeResult, hashOf, newSecret } from '@veranda/identity'
import { notAuthorized, PoolError } from './pool-error.ts'
import type { OpenChallenge, PoolUser } from './pool-store.ts'
import { tokensFor } from './tokens.ts'
import { after, lifetimes, type UserPool } from './user-pool.ts'

type SignIn = {
  readonly username: string
  readonly clientId: string
  readonly history: readonly ChallengeResult[]
}

/** One step of a custom sign-in: the define trigger says whether tokens, another challenge or the end come next. */
export async function nextStep(pool: UserPool, signIn: SignIn): Promise<object> {
  const user = await pool.store.findUser(signIn.username)
  const envelope = envelopeOf(pool, signIn)
  const request = { ...userRequest(user), session: signIn.history }
  const { response: decision } = await pool.triggers.defineAuthChallenge({
    ...envelope,
    triggerSource: 'DefineAuthChallenge_Authentication',
    request,
    response: {},
  })
  if (decision.failAuthentication === true) throw notAuthorized()
  if (decision.issueTokens === true) return signedIn(pool, signIn.clientId, user)
  if (decision.challengeName !== 'CUSTOM_CHALLENGE')
    throw new PoolError('InvalidLambdaResponseException', 'Unrecognizable lambda output')
  const { response: challenge } = await pool.triggers.createAuthChallenge({
    ...envelope,
    triggerSource: 'CreateAuthChallenge_Authentication',
    request: { ...request, challengeName: decision.challengeName },
    response: {},
  })
  const session = newSecret()
  const asked = { challengeName: decision.challengeName, challengeResult: false }
  const { challengeMetadata } = challenge
  await pool.store.keepChallenge({
    ...signIn,
    sessionHash: hashOf(session),
    // The question stands in the history as not yet answered right; the answer replaces it.
    history: [...signIn.history, challengeMetadata === undefined ? asked : { ...asked, challengeMetadata }],
    privateParameters: challenge.privateChallengeParameters ?? {},
    expiresAt: after(pool.now(), lifetimes.challenge),
  })
  return {
    ChallengeName: decision.challengeName,
    ChallengeParameters: { USERNAME: signIn.username, ...challenge.publicChallengeParameters },
    Session: session,
  }
}

/** Has the verify trigger judge an answer, then goes on. */
export async function answerChallenge(
  pool: UserPool,
  challenge: OpenChallenge,
  challengeAnswer: string,
): Promise<object> {
  const user = await pool.store.findUser(challenge.username)
  const { response } = await pool.triggers.verifyAuthChallengeResponse({
    ...envelopeOf(pool, challenge),
    triggerSource: 'VerifyAuthChallengeResponse_Authentication',
    request: {
      ...userRequest(user),
      privateChallengeParameters: challenge.privateParameters,
      challengeAnswer,
    },
    response: {},
  })
  const earlier = challenge.history.slice(0, -1)
  const asked = challenge.history.at(-1) ?? { challengeName: 'CUSTOM_CHALLENGE' }
  const answered = { ...asked, challengeResult: response.answerCorrect === true }
  return nextStep(pool, { ...challenge, history: [...earlier, answered] })
}

async function signedIn(pool: UserPool, clientId: string, user: PoolUser | undefined): Promise<object> {
  if (!user) throw notAuthorized()
  const refreshToken = newSecret()
  const signedInAt = pool.now()
  const session = {
    refreshTokenHash: hashOf(refreshToken),
    username: user.username,
    clientId,
    originJti: randomUUID(),
    signedInAt,
    expiresAt: after(signedInAt, lifetimes.session),
  }
  await pool.store.keepSession(session)
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...(await tokensFor(pool, user, session)), RefreshToken: refreshToken },
  }
}

const envelopeOf = (pool: UserPool, { username, clientId }: Pick<SignIn, 'username' | 'clientId'>) => ({
  version: '1',
  region: pool.poolId.split('_')[0] ?? '',
  userPoolId: pool.poolId,
  userName: username,
  callerContext: { awsSdkVersion: 'embedded', clientId },
})

const userRequest = (user: PoolUser | undefined) =>
  user
    ? { userAttributes: { sub: user.sub, 'cognito:user_status': 'CONFIRMED', ...user.attributes } }
    : { userAttributes: {}, userNotFound: true }
