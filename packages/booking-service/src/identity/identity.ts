import type { BrandId } from '@veranda/domain'
import type { GuestSession } from '@veranda/identity'
import type { Hono } from 'hono'
import type { Sweep } from '../platform/db/sweep-rows.ts'
import type { Sessions } from '../platform/service.ts'

export type { GuestSession, StaffSession } from '@veranda/identity'

/** A guest who must exist in the pool before they can sign in. */
export type KnownGuest = { readonly reservationCode: string; readonly brand: BrandId }

export type PoolHandler = (request: Request, from: { readonly address: string }) => Promise<Response>

/** The guests' user pool: a real one, or the one inside the service. */
export type Identity = Sessions & {
  /** Ends a session at once, even though its tokens are still valid. */
  readonly endSession: (session: GuestSession) => Promise<void>
  /**
   * Makes sure the pool has a user for the reservation. Call it once the guest's details have been verified.
   */
  readonly ensureGuest: (guest: KnownGuest) => Promise<void>
  /** Serves the embedded pool's protocol below `/identity`. A real pool is not served by us. */
  readonly handle?: PoolHandler
  /** The sweeps of what the embedded pool stores for a limited time. */
  readonly sweeps?: readonly Sweep[]
  /**
   * The questions of a real pool's triggers, below `/internal/guest-credentials`. Embedded triggers call
   * directly.
   */
  readonly triggerQuestions?: Hono
}
