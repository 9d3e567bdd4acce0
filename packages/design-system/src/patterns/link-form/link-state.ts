import type { ShownFailure } from '../failure-notice/index.ts'

export type LinkRequest = { readonly reservationCode: string; readonly email: string }

/** How far a request for a mailed link has come. `sent` says nothing of whether the reservation exists. */
export type LinkState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
