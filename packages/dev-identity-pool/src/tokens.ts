import { randomUUID } from 'node:crypto'
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose'
import { notAuthorized } from './pool-error.ts'
import type { PoolSession, PoolUser } from './pool-store.ts'
import { publicKeySetOf, signingKeysOf } from './signing-keys.ts'
import { after, lifetimes, secondsOf, type UserPool } from './user-pool.ts'

export type Tokens = {
  readonly AccessToken: string
  readonly IdToken: string
  readonly ExpiresIn: number
  readonly TokenType: 'Bearer'
}

/** Access and ID token of a session, for an hour or for what is left of the session's day. */
export async function tokensFor(pool: UserPool, user: PoolUser, session: PoolSession): Promise<Tokens> {
  const now = pool.now()
  const end = Math.min(secondsOf(after(now, lifetimes.token)), secondsOf(session.expiresAt))
  const shared = {
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: secondsOf(session.signedInAt),
  }
  const [{ keyId, privateKey }] = await signingKeysOf(pool.store)
  const key = await importJWK(privateKey, 'RS256')
  const sign = (claims: Readonly<Record<string, unknown>>) =>
    new SignJWT({ ...claims, ...shared })
      .setProtectedHeader({ alg: 'RS256', kid: keyId })
      .setIssuer(pool.issuer)
      .setSubject(user.sub)
      .setIssuedAt(secondsOf(now))
      .setExpirationTime(end)
      .setJti(randomUUID())
      .sign(key)
  return {
    AccessToken: await sign({
      token_use: 'access',
      client_id: session.clientId,
      username: user.username,
      scope: 'aws.cognito.signin.user.admin',
    }),
    IdToken: await sign({
      ...user.attributes,
      token_use: 'id',
      aud: session.clientId,
      'cognito:username': user.username,
    }),
    ExpiresIn: end - secondsOf(now),
    TokenType: 'Bearer',
  }
}

export type AccessToken = { readonly username: string; readonly originJti: string }

/** Who holds this access token; refused once it has expired or its session was revoked. */
export async function readAccessToken(pool: UserPool, token: string): Promise<AccessToken> {
  const keys = createLocalJWKSet(await publicKeySetOf(pool.store))
  const verified = await jwtVerify(token, keys, {
    issuer: pool.issuer,
    algorithms: ['RS256'],
    currentDate: pool.now(),
  }).catch(() => undefined)
  const { token_use, username, origin_jti } = verified?.payload ?? {}
  if (token_use !== 'access' || typeof username !== 'string' || typeof origin_jti !== 'string')
    throw notAuthorized('Invalid Access Token')
  if (await pool.store.isRevoked(origin_jti)) throw notAuthorized('Access Token has been revoked')
  return { username, originJti: origin_jti }
}
