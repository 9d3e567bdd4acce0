import type { ActionRefusal, CancellationRestriction, CancelQuote } from '@veranda/domain'
import type { RenewedSumsProps } from '../../patterns/cancellation-sums/index.ts'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

/** Where the choice of rooms and its price stand. */
export type CancelPoliciesState =
  /** The terms are on their way. */
  | { readonly kind: 'loading' }
  /** No room is chosen yet. */
  | { readonly kind: 'choosing' }
  /** What it costs is on its way; the last answer is shown faded meanwhile. */
  | { readonly kind: 'quoting'; readonly last?: CancelQuote | undefined }
  | {
      readonly kind: 'quoted'
      readonly quote: CancelQuote
      /** It took the place of an earlier one: why, and what that one came to. */
      readonly renewed?: Pick<RenewedSumsProps, 'because' | 'before'> | undefined
      /** The guest went on, the next page is on its way. */
      readonly isGoingOn?: boolean | undefined
    }
  /** The service does not let these rooms go as they were chosen. */
  | { readonly kind: 'refused'; readonly restriction: CancellationRestriction }
  | { readonly kind: 'failed'; readonly what: 'policies' | 'refund'; readonly failure: ShownFailure }
  | { readonly kind: 'not-cancellable'; readonly reason: ActionRefusal }

/** The quote that is on the page, fresh or fading. */
export function quoteIn(state: CancelPoliciesState): CancelQuote | undefined {
  if (state.kind === 'quoted') return state.quote
  return state.kind === 'quoting' ? state.last : undefined
}
