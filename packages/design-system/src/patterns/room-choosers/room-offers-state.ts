import type { RoomOffer } from '@veranda/domain'
import type { ShownFailure } from '../failure-notice/index.ts'

/** What is offered for each room in force. */
export type RoomOffersState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly offers: OffersByRoom }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

/** The offers of each room, by its number, highest first. */
export type OffersByRoom = ReadonlyMap<number, readonly RoomOffer[]>
