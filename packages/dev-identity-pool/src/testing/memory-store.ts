import type { OpenChallenge, PoolSession, PoolStore, PoolUser, SigningKey } from '../pool-store.ts'

/** A pool's memory for tests of the protocol alone, with one user. */
export function memoryStore(): PoolStore {
  const keys: SigningKey[] = []
  const challenges = new Map<string, OpenChallenge>()
  const sessions = new Map<string, PoolSession>()
  const revoked = new Set<string>()
  const guest: PoolUser = {
    username: 'ABCD-123XYZ-01',
    sub: '11111111-1111-4111-8111-111111111111',
    attributes: { 'custom:reservation': 'ABCD-123XYZ-01', 'custom:brand': 'leblanc' },
  }
  return {
    signingKeys: async () => keys,
    addSigningKey: async (key) => void keys.push(key),
    findUser: async (username) => (username.toUpperCase() === guest.username ? guest : undefined),
    keepChallenge: async (challenge) => void challenges.set(challenge.sessionHash, challenge),
    takeChallenge: async (hash) => {
      const found = challenges.get(hash)
      challenges.delete(hash)
      return found
    },
    keepSession: async (session) => void sessions.set(session.refreshTokenHash, session),
    findSession: async (hash) => sessions.get(hash),
    sessionsOf: async (username) => [...sessions.values()].filter((session) => session.username === username),
    revoke: async (originJti) => void revoked.add(originJti),
    isRevoked: async (originJti) => revoked.has(originJti),
  }
}
