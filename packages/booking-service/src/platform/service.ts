import type { Permission, StaffSource } from '@veranda/domain'
import type { GuestSession, StaffSession } from '@veranda/identity'
import type { Brands } from './brands.ts'
import type { Store } from './db/store.ts'
import type { Hosts } from './hosts.ts'
import type { Log } from './log.ts'

/** What every function of the service needs. A feature that needs more extends it. */
export type Service = {
  readonly store: Store
  readonly clock: Clock
  readonly identity: Sessions
  /** The sessions of staff that a cookie carries. */
  readonly staffSessions: StaffSessions
  /** The brands that were handed in. */
  readonly brands: Brands
  readonly hosts: Hosts
  readonly log: Log
  /** How many proxies in front of the service append to `X-Forwarded-For`. */
  readonly trustedProxyHops: number
}

export type Clock = { readonly now: () => Date }

/** Reads tokens. */
export type Sessions = {
  /** The session of an ID token; `undefined` once it has expired, was signed out, or is a day old. */
  readonly verifySession: (token: string) => Promise<GuestSession | undefined>
  /** The same for a query that itself checks whether the session was ended; this function does not. */
  readonly readSession: (token: string) => Promise<GuestSession | undefined>
  /** The session of a member of staff, in any role. */
  readonly verifyStaff: (token: string) => Promise<StaffSession | undefined>
}

/** A member of staff who may do something: by the cookie of a session here, or by a token of the user pool. */
export type StaffCaller = StaffSession & {
  readonly permissions: readonly Permission[]
  /** Of an account of this service. */
  readonly account?: StaffAccount
}

type StaffAccount = {
  readonly userId: number
  readonly sessionId: number
  readonly userName: string
  readonly displayName: string
  readonly email: string | null
  readonly source: StaffSource
}

export type StaffSessions = {
  /** The caller of a session that is open; `undefined` once it was idle, ended, or is over, and before every step of signing in is done. */
  readonly read: (secret: string) => Promise<StaffCaller | undefined>
}
