import type { SpecialRequest } from '@veranda/domain'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

/** How far the request that is being written has come. */
export type SendingState =
  | { readonly kind: 'writing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly roomNumber: number }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
  /** It was for a room that was cancelled while it was written. */
  | { readonly kind: 'room-cancelled' }

/** What was asked for before, and what became of it. */
export type RequestsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly requests: readonly SpecialRequest[] }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
