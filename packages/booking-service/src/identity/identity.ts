import type { BrandId } from '@veranda/domain'
import type { GuestSession } from '@veranda/identity'
import type { Hono } from 'hono'
import type { Sweep } from '../platform/db/sweep-rows.ts'
import type { Sessions } from '../platform/service.ts'

export type { GuestSession, StaffSession } from '@veranda/identity'

/** A guest the pool must know before they can sign in. */
export type KnownGuest = { readonly reservationCode: string; readonly brand: BrandId }

export type PoolHandler = (request: Request, from: { readonly address: string }) => Promise<Response>

/** Who guests are: a real user pool, or one inside the service. */
export type Identity = Sessions & {
  /** Ends a session at once, whatever its tokens say. */
  readonly endSession: (session: GuestSession) => Promise<void>
  /** Makes sure the pool has a user for the reservation. Called once its guest is known to be right. */
  readonly ensureGuest: (guest: KnownGuest) => Promise<void>
  /** Serves the pool's protocol below `/identity`. A real pool serves itself. */
  readonly handle?: PoolHandler
  /** What a pool inside the service remembers for a while only. */
  readonly sweeps?: readonly Sweep[]
  /** What a real pool's triggers ask of us, below `/internal/guest-credentials`. Embedded ones ask directly. */
  readonly triggerQuestions?: Hono
}
