import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

export type Credentials = {
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
}

/** What stands in the form at first: of a link, an ended session, or what was typed before the page answered. */
export type InitialCredentials = Partial<Credentials> & { readonly isShared?: boolean }

/**
 * `not-let-in`: number and name do not belong together, and the guest learns no more. `sign-in-by-link`: names are not
 * looked at for now, right or wrong.
 */
export type SignInRefusal =
  | ShownFailure
  | { readonly kind: 'not-let-in' }
  | { readonly kind: 'sign-in-by-link' }
