import type { RoomOffer } from '@veranda/domain'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

/** What a room could be changed to. */
export type OtherCategoriesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly offers: readonly RoomOffer[] }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

/** What the page is open at. */
export type RoomPart = 'add' | 'change'
