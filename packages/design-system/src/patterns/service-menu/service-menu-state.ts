import type { ServiceMenu } from '@veranda/domain'
import type { ShownFailure } from '../failure-notice/index.ts'

/** What there is to add, and what can be given back. */
export type ServiceMenuState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly menu: ServiceMenu }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
