import {
  type GuestSession,
  hashOf,
  readSessionToken,
  readStaffToken,
  type TokenCheck,
} from '@veranda/identity'
import { LRUCache } from 'lru-cache'
import type { Identity } from './identity.ts'

const mostRetained = 5_000

/**
 * Checks an ID token, then whether its session was ended; both, because a token outlives a sign-out. A
 * verified signature stays valid until the token expires, so verified tokens are cached, by hash; whether the
 * session was ended is checked every time.
 */
export function sessionVerifier(
  check: TokenCheck,
  isRevoked: (originJti: string) => Promise<boolean>,
  isEnded: (session: GuestSession) => Promise<boolean>,
): Pick<Identity, 'readSession' | 'verifySession' | 'verifyStaff'> {
  const stored = new LRUCache<string, GuestSession>({ max: mostRetained })

  const readSession = async (token: string): Promise<GuestSession | undefined> => {
    const hash = hashOf(token)
    const known = stored.get(hash)
    if (known && isRunning(known, check.now())) return known
    stored.delete(hash)
    const read = await readSessionToken(check, token)
    if (!read) return undefined
    stored.set(hash, read)
    return read
  }

  const verifySession = async (token: string): Promise<GuestSession | undefined> => {
    const session = await readSession(token)
    return session && !(await isEnded(session)) ? session : undefined
  }
  const verifyStaff: Identity['verifyStaff'] = async (token) => {
    const staff = await readStaffToken(check, token)
    return staff && !(await isRevoked(staff.originJti)) ? staff : undefined
  }
  return { readSession, verifySession, verifyStaff }
}

const isRunning = ({ endsAt, tokenEndsAt }: GuestSession, now: Date): boolean =>
  now < endsAt && now < tokenEndsAt
