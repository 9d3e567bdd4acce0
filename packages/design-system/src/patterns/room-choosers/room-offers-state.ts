import type { ShownFailure } from '../failure-notice/index.ts'
import type { OffersByRoom } from '../room-offer/index.ts'

/** What is offered for each room in force. */
export type RoomOffersState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly offers: OffersByRoom }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
