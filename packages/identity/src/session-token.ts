import { type BrandKey, isBrandKey } from '@veranda/domain'
import { type JWTVerifyGetKey, jwtVerify } from 'jose'

/** A guest's session as an ID token tells it. */
export type GuestSession = {
  readonly reservationCode: string
  readonly brand: BrandKey
  readonly originJti: string
  readonly signedInAt: Date
  /** A day after sign-in, whatever the token itself says. */
  readonly endsAt: Date
  /** When this token expires; the session goes on with a fresh one. */
  readonly tokenEndsAt: Date
}

export type TokenCheck = {
  readonly issuer: string
  readonly clientId: string
  readonly keys: JWTVerifyGetKey
  readonly now: () => Date
}

const sessionSeconds = 86_400

/** Reads a guest's ID token: signed by the pool, for this client, not expired, signed in within a day. Says nothing of revocation. */
export async function readSessionToken(check: TokenCheck, token: string): Promise<GuestSession | undefined> {
  const now = check.now()
  const verified = await jwtVerify(token, check.keys, {
    issuer: check.issuer,
    audience: check.clientId,
    algorithms: ['RS256'],
    currentDate: now,
    requiredClaims: ['exp', 'sub'],
  }).catch(refuseUnlessUnreachable)
  if (!verified) return undefined
  const { token_use, auth_time, origin_jti, exp = 0, ...claims } = verified.payload
  const reservationCode = claims['custom:reservation']
  const brand = claims['custom:brand']
  if (token_use !== 'id' || typeof auth_time !== 'number' || typeof origin_jti !== 'string') return undefined
  if (typeof reservationCode !== 'string' || typeof brand !== 'string' || !isBrandKey(brand)) return undefined
  const signedInAt = new Date(auth_time * 1000)
  const endsAt = new Date((auth_time + sessionSeconds) * 1000)
  if (endsAt <= now) return undefined
  const tokenEndsAt = new Date(exp * 1000)
  return { reservationCode, brand, originJti: origin_jti, signedInAt, endsAt, tokenEndsAt }
}

// A key set that cannot be fetched says nothing about the guest: that is the service's trouble, and loud.
function refuseUnlessUnreachable(failure: unknown): undefined {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined
  if (
    typeof code === 'string' &&
    code.startsWith('ERR_') &&
    code !== 'ERR_JWKS_TIMEOUT' &&
    code !== 'ERR_JOSE_GENERIC'
  )
    return undefined
  throw failure
}
