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
