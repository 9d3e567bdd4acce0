import { hashOf, TooManyTries } from '@veranda/identity'
import { answerChallenge, nextStep } from './custom-auth.ts'
import { fieldsOf, type Input, optionalTextOf, textOf, usernameOf } from './input.ts'
import { invalidParameter, notAuthorized, PoolError } from './pool-error.ts'
import { readAccessToken, tokensFor } from './tokens.ts'
import { type AuthFlow, after, lifetimes, secondsOf, type UserPool } from './user-pool.ts'

type Operation = (pool: UserPool, input: Input) => Promise<object>

/** The operations of the user pool's protocol that a guest's client uses. */
export const operations = {
  async InitiateAuth(pool, input) {
    const flow = textOf(input, 'AuthFlow')
    const parameters = fieldsOf(input, 'AuthParameters')
    if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN')
      return refresh(pool, clientOf(pool, input, 'REFRESH_TOKEN_AUTH'), textOf(parameters, 'REFRESH_TOKEN'))
    if (flow !== 'CUSTOM_AUTH')
      throw invalidParameter(`${flow.slice(0, 40)} flow not enabled for this client`)
    return nextStep(pool, {
      clientId: clientOf(pool, input, flow),
      username: usernameOf(parameters),
      history: [],
    })
  },

  async RespondToAuthChallenge(pool, input) {
    const clientId = clientOf(pool, input)
    const responses = fieldsOf(input, 'ChallengeResponses')
    const answer = optionalTextOf(responses, 'ANSWER')
    const username = usernameOf(responses)
    const isCustom = textOf(input, 'ChallengeName') === 'CUSTOM_CHALLENGE'
    const challenge = await pool.store.takeChallenge(hashOf(textOf(input, 'Session')))
    const isOpen =
      challenge !== undefined &&
      isCustom &&
      challenge.expiresAt > pool.now() &&
      challenge.clientId === clientId &&
      challenge.username === username
    if (!isOpen) throw notAuthorized('Invalid session for the user, session is expired.')
    try {
      return await answerChallenge(pool, challenge, answer)
    } catch (failure) {
      // Nothing was looked at, so the challenge stays open: clients repeat by themselves what was throttled.
      if (failure instanceof TooManyTries) await pool.store.keepChallenge(challenge)
      throw failure
    }
  },

  GetTokensFromRefreshToken: (pool, input) =>
    refresh(pool, clientOf(pool, input, 'REFRESH_TOKEN_AUTH'), textOf(input, 'RefreshToken')),

  async GetUser(pool, input) {
    const { username } = await readAccessToken(pool, textOf(input, 'AccessToken'))
    const user = await pool.store.findUser(username)
    if (!user) throw notAuthorized('User does not exist.')
    const attributes = Object.entries({ sub: user.sub, ...user.attributes })
    return {
      Username: user.username,
      UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
      UserMFASettingList: [],
    }
  },

  async RevokeToken(pool, input) {
    const clientId = clientOf(pool, input)
    const session = await pool.store.findSession(hashOf(textOf(input, 'Token')))
    if (session?.clientId === clientId)
      await pool.store.revoke(session.originJti, lastTokenEnds(session.expiresAt))
    // Whether there was anything to revoke is not the caller's business.
    return {}
  },

  async GlobalSignOut(pool, input) {
    const { username, originJti } = await readAccessToken(pool, textOf(input, 'AccessToken'))
    const sessions = await pool.store.sessionsOf(username)
    await pool.store.revoke(originJti, lastTokenEnds(after(pool.now(), lifetimes.session)))
    for (const session of sessions)
      await pool.store.revoke(session.originJti, lastTokenEnds(session.expiresAt))
    return {}
  },
} satisfies Record<string, Operation>

export type OperationName = keyof typeof operations

export const isOperationName = (name: string): name is OperationName => Object.hasOwn(operations, name)

async function refresh(pool: UserPool, clientId: string, refreshToken: string): Promise<object> {
  const session = await pool.store.findSession(hashOf(refreshToken))
  const isLive =
    session !== undefined &&
    session.clientId === clientId &&
    secondsOf(session.expiresAt) > secondsOf(pool.now()) &&
    !(await pool.store.isRevoked(session.originJti))
  if (!isLive) throw notAuthorized('Invalid Refresh Token')
  const user = await pool.store.findUser(session.username)
  if (!user) throw notAuthorized('Invalid Refresh Token')
  return { ChallengeParameters: {}, AuthenticationResult: await tokensFor(pool, user, session) }
}

function clientOf(pool: UserPool, input: Input, flow?: AuthFlow): string {
  const clientId = textOf(input, 'ClientId')
  const flows = Object.hasOwn(pool.clients, clientId) ? pool.clients[clientId] : undefined
  if (!flows) throw new PoolError('ResourceNotFoundException', 'User pool client does not exist.')
  if (flow && !flows.includes(flow)) throw invalidParameter(`${flow} flow not enabled for this client`)
  return clientId
}

const lastTokenEnds = (sessionEnds: Date): Date => after(sessionEnds, lifetimes.token)
