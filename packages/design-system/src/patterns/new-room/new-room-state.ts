import type { CancellationPolicy, RatePlan, RoomOffer } from '@veranda/domain'
import type { ShownFailure } from '../failure-notice/index.ts'

/** The categories that a further room can have, for the guests who are to sleep in it. */
export type NewRoomState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready'
      readonly offers: readonly RoomOffer[]
      /** The main room's: a room that is added is sold under it. */
      readonly ratePlan: RatePlan
      readonly policy: CancellationPolicy
    }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
