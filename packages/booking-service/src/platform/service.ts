import type { GuestSession, StaffSession } from '@veranda/identity'
import type { Brands } from './brands.ts'
import type { Store } from './db/store.ts'
import type { Hosts } from './hosts.ts'
import type { Log } from './log.ts'

/** What every verb works with, handed over. A feature that needs more adds it to the service it asks for. */
export type Service = {
  readonly store: Store
  readonly clock: Clock
  readonly identity: Sessions
  /** The brands it was handed. */
  readonly brands: Brands
  readonly hosts: Hosts
  readonly log: Log
  /** How many proxies before us append to `X-Forwarded-For`. */
  readonly trustedProxyHops: number
}

export type Clock = { readonly now: () => Date }

/** Whose a token is. */
export type Sessions = {
  /** The session behind an ID token; nothing once it has expired, was signed out, or a day is over. */
  readonly verifySession: (token: string) => Promise<GuestSession | undefined>
  /** The same for a query that asks itself whether the session was ended: that is not asked here. */
  readonly readSession: (token: string) => Promise<GuestSession | undefined>
  /** The session of one of the hotel's staff, whatever their role. */
  readonly verifyStaff: (token: string) => Promise<StaffSession | undefined>
}
