import type { Failure } from '@veranda/contract'
import type { CancelPoliciesState } from '@veranda/design-system/screens/cancel-policies'
import {
  type ActionRefusal,
  actionRefusals,
  type CancellationTerms,
  cancellationObstacles,
  type CancelQuote,
  type Result,
} from '@veranda/domain'

type Answers = {
  readonly terms: Result<CancellationTerms, Failure>
  readonly quote: Result<CancelQuote, Failure>
}

/** What the page shows once both answers are there: the terms come first, for the price follows from them. */
export function stateAfterQuote({ terms, quote }: Answers): CancelPoliciesState {
  if (!terms.ok) return stateAfterNo(terms.refusal, 'policies')
  if (!quote.ok) return stateAfterNo(quote.refusal, 'refund')
  return { kind: 'quoted', quote: quote.value }
}

function stateAfterNo(failure: Failure, what: 'policies' | 'refund'): CancelPoliciesState {
  if (failure.kind !== 'refused') return { kind: 'failed', what, failure }
  if (failure.refusal === 'action-not-allowed')
    return { kind: 'not-cancellable', reason: actionRefusalIn(failure.attached) }
  const obstacle = cancellationObstacles.find((known) => known === failure.refusal)
  return obstacle ? { kind: 'refused', obstacle } : { kind: 'failed', what, failure }
}

function actionRefusalIn(attached: unknown): ActionRefusal {
  const reason =
    typeof attached === 'object' && attached !== null && 'reason' in attached ? attached.reason : ''
  return actionRefusals.find((known) => known === reason) ?? 'stay-is-over'
}
