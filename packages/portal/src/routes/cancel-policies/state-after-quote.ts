import type { Failure, getCancellationTerms, quoteCancellation } from '@veranda/contract'
import type { CancelPoliciesState } from '@veranda/design-system/screens/cancel-policies'
import type { CancellationTerms, CancelQuote, Result } from '@veranda/domain'

type Answers = {
  readonly terms: Result<CancellationTerms, Failure<typeof getCancellationTerms>>
  readonly quote: Result<CancelQuote, Failure<typeof quoteCancellation>>
}

/** What the page shows once both answers are there: the terms come first, for the price follows from them. */
export function stateAfterQuote({ terms, quote }: Answers): CancelPoliciesState {
  if (!terms.ok) return stateAfterNo(terms.refusal, 'policies')
  if (!quote.ok) return stateAfterNo(quote.refusal, 'refund')
  return { kind: 'quoted', quote: quote.value }
}

function stateAfterNo(
  failure: Failure<typeof getCancellationTerms | typeof quoteCancellation>,
  what: 'policies' | 'refund',
): CancelPoliciesState {
  if (failure.kind !== 'refused') return { kind: 'failed', what, failure }
  switch (failure.refusal) {
    case 'action-not-allowed':
      return { kind: 'not-cancellable', reason: failure.attached.reason }
    case 'no-rooms-left':
    case 'no-such-room':
    case 'main-room-stays':
    case 'all-rooms-together':
      return { kind: 'refused', restriction: failure.refusal }
    case 'unexpected':
      return { kind: 'failed', what, failure }
  }
}
