import { type GuestSession, readSessionToken, type TokenCheck } from '@veranda/identity'

/** Checks an ID token and then that its session was not ended; both, because a signature outlives a sign-out. */
export const sessionVerifier =
  (check: TokenCheck, isRevoked: (originJti: string) => Promise<boolean>) =>
  async (token: string): Promise<GuestSession | undefined> => {
    const session = await readSessionToken(check, token)
    if (!session || (await isRevoked(session.originJti))) return undefined
    return session
  }
