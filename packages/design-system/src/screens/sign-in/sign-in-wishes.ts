import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

export type Credentials = {
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
}

export type LinkWish = { readonly reservationCode: string; readonly email: string }

/**
 * `not-let-in`: number and name do not belong together, and the guest learns no more. `sign-in-by-link`: names are not
 * looked at for now, right or wrong.
 */
export type SignInRefusal =
  | ShownFailure
  | { readonly kind: 'not-let-in' }
  | { readonly kind: 'sign-in-by-link' }

/** How far a wish for a mailed link has come. `sent` says nothing of whether the reservation exists. */
export type LinkState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
