import type { CancellationPolicy, RatePlan, RoomOffer } from '@veranda/domain'

/** The categories that a further room can have, for the guests who are to sleep in it. */
export type NewRoomOffers = {
  readonly offers: readonly RoomOffer[]
  /** The main room's: a room that is added is sold under it. */
  readonly ratePlan: RatePlan
  readonly policy: CancellationPolicy
}
