import { type BrandId, sessionHours } from '@veranda/domain'
import { type JWTVerifyGetKey, jwtVerify } from 'jose'

/** A guest's session as an ID token tells it. */
export type GuestSession = {
  readonly reservationCode: string
  readonly brand: BrandId
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
  /** Whether a brand was handed in: a session of any other is none. */
  readonly isBrand: (id: BrandId) => boolean
}

const sessionSeconds = sessionHours * 3_600

/** A session of one of the hotel's staff, and the groups of the pool they are in. */
export type StaffSession = { readonly originJti: string; readonly groups: readonly string[] }

/**
 * Reads the ID token of staff, by the same checks as a guest's. A token without a group is a guest's, or of no member
 * of staff.
 */
export async function readStaffToken(check: TokenCheck, token: string): Promise<StaffSession | undefined> {
  const read = await readToken(check, token)
  if (!read) return undefined
  const { 'cognito:groups': given } = read.claims
  const groups = Array.isArray(given) ? given.filter((group) => typeof group === 'string') : []
  return { originJti: read.originJti, groups }
}

/**
 * Reads a guest's ID token: signed by the pool, for this client, not expired, signed in within a day. Says nothing of
 * revocation.
 */
export async function readSessionToken(check: TokenCheck, token: string): Promise<GuestSession | undefined> {
  const read = await readToken(check, token)
  if (!read) return undefined
  const { originJti, authTime, claims } = read
  const { exp = 0, 'custom:reservation': reservationCode, 'custom:brand': brand } = claims
  if (typeof reservationCode !== 'string' || typeof brand !== 'string' || !check.isBrand(brand))
    return undefined
  const signedInAt = new Date(authTime * 1000)
  const endsAt = new Date((authTime + sessionSeconds) * 1000)
  const tokenEndsAt = new Date(exp * 1000)
  return { reservationCode, brand, originJti, signedInAt, endsAt, tokenEndsAt }
}

/** What any ID token of the pool says, once it is known to be one of a session that is still running. */
async function readToken(check: TokenCheck, token: string) {
  const now = check.now()
  const verified = await jwtVerify(token, check.keys, {
    issuer: check.issuer,
    audience: check.clientId,
    algorithms: ['RS256'],
    currentDate: now,
    requiredClaims: ['exp', 'sub'],
  }).catch(refuseUnlessUnreachable)
  if (!verified) return undefined
  const { token_use, auth_time: authTime, origin_jti: originJti, ...claims } = verified.payload
  if (token_use !== 'id' || typeof authTime !== 'number' || typeof originJti !== 'string') return undefined
  if (new Date((authTime + sessionSeconds) * 1000) <= now) return undefined
  return { claims, authTime, originJti }
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
