import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

/**
 * `not-let-in`: number and name do not belong together, and the guest learns no more. `sign-in-by-link`: names are not
 * looked at for now, right or wrong.
 */
export type SignInRefusal =
  | ShownFailure
  | { readonly kind: 'not-let-in' }
  | { readonly kind: 'sign-in-by-link' }
