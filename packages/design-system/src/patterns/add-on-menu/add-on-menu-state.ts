import type { AddOnMenu } from '@veranda/domain'
import type { ShownFailure } from '../failure-notice/index.ts'

/** What there is to add, and what can be given back. */
export type AddOnMenuState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly menu: AddOnMenu }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
