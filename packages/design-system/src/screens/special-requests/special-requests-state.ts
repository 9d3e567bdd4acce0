import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

/** How far the request that is being written has come. */
export type SendingState =
  | { readonly kind: 'writing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly roomNumber: number }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
  /** It was for a room that was cancelled while it was written. */
  | { readonly kind: 'room-cancelled' }
