import type { JWK } from 'jose'
import type { ChallengeResult } from '@veranda/identity'

/** A user as the pool knows it. Attributes travel in the ID token as they are. */
export type PoolUser = {
  readonly username: string
  /** Never changes, never given to another user. */
  readonly sub: string
  readonly attributes: Readonly<Record<string, string>>
}

export type SigningKey = { readonly keyId: string; readonly privateKey: JWK }

/** A sign-in between two challenges. Only the hash of its session secret is kept. */
export type OpenChallenge = {
  readonly sessionHash: string
  readonly username: string
  readonly clientId: string
  readonly history: readonly ChallengeResult[]
  readonly privateParameters: Readonly<Record<string, string>>
  readonly expiresAt: Date
}

/** A signed-in session, known by the hash of its refresh token. */
export type PoolSession = {
  readonly refreshTokenHash: string
  readonly username: string
  readonly clientId: string
  /** Shared by all tokens that stem from one sign-in; what is revoked is this. */
  readonly originJti: string
  readonly signedInAt: Date
  readonly expiresAt: Date
}

/** Everything the pool remembers. Shared by all processes of the service, and outliving each of them. */
export type PoolStore = {
  /** Oldest first; the first one signs, all are published. */
  readonly signingKeys: () => Promise<readonly SigningKey[]>
  readonly addSigningKey: (key: SigningKey) => Promise<void>
  readonly findUser: (username: string) => Promise<PoolUser | undefined>
  readonly keepChallenge: (challenge: OpenChallenge) => Promise<void>
  /** Hands a challenge over to one caller only. */
  readonly takeChallenge: (sessionHash: string) => Promise<OpenChallenge | undefined>
  readonly keepSession: (session: PoolSession) => Promise<void>
  readonly findSession: (refreshTokenHash: string) => Promise<PoolSession | undefined>
  readonly sessionsOf: (username: string) => Promise<readonly PoolSession[]>
  /** Ends a session for good; `until` is when the last of its tokens has expired by itself. */
  readonly revoke: (originJti: string, until: Date) => Promise<void>
  readonly isRevoked: (originJti: string) => Promise<boolean>
}
