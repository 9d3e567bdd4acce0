import type { BrandId } from '@veranda/domain'
import { type Session, sessionLength } from '../state/session.ts'

/** The identity token as the sign-in library keeps it. Read straight from storage: the library itself comes later. */
export type StoredTokens = { readonly idToken: string; readonly expiresAt: number; readonly session: Session }

/** Tokens of a brand this page does not show are nobody's here. */
export function readTokens(
  storage: Pick<Storage, 'getItem'>,
  clientId: string,
  brands: readonly BrandId[],
): StoredTokens | undefined {
  const prefix = libraryPrefix + clientId
  const user = storage.getItem(`${prefix}.LastAuthUser`)
  const idToken = user ? storage.getItem(`${prefix}.${user}.idToken`) : null
  const tokens = idToken ? tokensFrom(idToken) : undefined
  return tokens && brands.includes(tokens.session.brand) ? tokens : undefined
}

export const libraryPrefix = 'CognitoIdentityServiceProvider.'

export const isIdTokenKey = (key: string): boolean =>
  key.startsWith(libraryPrefix) && key.endsWith('.idToken')

function tokensFrom(idToken: string): StoredTokens | undefined {
  const claims = claimsOf(idToken)
  const { exp, auth_time: signedInAt } = claims
  const reservationCode = claims['custom:reservation']
  const brand = claims['custom:brand']
  if (typeof exp !== 'number' || typeof signedInAt !== 'number') return undefined
  if (typeof reservationCode !== 'string' || typeof brand !== 'string') return undefined
  const endsAt = signedInAt * 1000 + sessionLength
  return { idToken, expiresAt: exp * 1000, session: { reservationCode, brand, endsAt } }
}

/** Only read, never trusted: the service checks the signature. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}
