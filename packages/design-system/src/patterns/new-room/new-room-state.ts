import type { CancellationPolicy, RatePlan, RoomOffer } from '@veranda/domain'
import type { ShownFailure } from '../failure-notice/index.ts'

/** What a room more could be, for whoever is to sleep in it. */
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
