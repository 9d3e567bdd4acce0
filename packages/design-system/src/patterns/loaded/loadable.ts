import type { ShownFailure } from '../failure-notice/index.ts'

/** Something the service is asked for: on its way, there, or why it could not be read. */
export type Loadable<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

/** What is there; nothing before, and nothing where it could not be read. */
export const valueIn = <Value>(loadable: Loadable<Value>): Value | undefined =>
  loadable.kind === 'ready' ? loadable.value : undefined
