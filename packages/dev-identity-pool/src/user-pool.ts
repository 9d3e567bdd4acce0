import { sessionHours } from '@veranda/domain'
import type { GuestTriggers } from '@veranda/identity'
import type { PoolStore } from './pool-store.ts'

export type AuthFlow = 'CUSTOM_AUTH' | 'REFRESH_TOKEN_AUTH'

/** A user pool and what it needs from its surroundings. */
export type UserPool = {
  /** `<region>_<id>`: clients read the region before the underscore. */
  readonly poolId: string
  /** The pool's clients, and the flows each may use. */
  readonly clients: Readonly<Record<string, readonly AuthFlow[]>>
  /** URL of the tokens' issuer, without a trailing slash; ends in `/<poolId>`. */
  readonly issuer: string
  readonly store: PoolStore
  readonly triggers: GuestTriggers
  readonly now: () => Date
}

/** Lifetimes in seconds. A session is over a day after sign-in, however often it was refreshed. */
export const lifetimes = { challenge: 180, token: 3_600, session: sessionHours * 3_600 } as const

/** The guests' pool of the embedded service. */
export const embeddedPool = {
  poolId: 'us-east-1_VERANDA01',
  guestClientId: 'veranda-guest-000000000001',
} as const

export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000)

export const after = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000)
