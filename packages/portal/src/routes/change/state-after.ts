import { type Failure, obstacleOf, wishRefusalOf } from '@veranda/contract'
import type { ChangeRefusal, ChangeRenewal, ChangeState } from '@veranda/design-system/patterns/change-price'
import { type ActionRefusal, actionRefusals, type Result, type StayQuote } from '@veranda/domain'

export type Asked = {
  /** The quote that came along with a refusal. */
  readonly fresh?: StayQuote | undefined
  /** The quote that was being confirmed. */
  readonly confirming?: StayQuote | undefined
  /** The quote whose place this one takes because its time ran out. */
  readonly renewing?: StayQuote | undefined
}

/** Where a change stands after an answer of the service: a quote, a "no" that can be worded, or a failure. */
export function stateAfter(answer: Result<StayQuote, Failure>, asked: Asked): ChangeState {
  if (answer.ok) return quoted(answer.value, asked.renewing)
  const { refusal: failure } = answer
  const { fresh, confirming } = asked
  if (failure.kind !== 'refused') return { kind: 'failed', failure, quote: confirming }
  if (fresh) return { kind: 'quoted', quote: fresh, renewed: renewalOf(failure, confirming ?? fresh) }
  if (failure.refusal === 'action-not-allowed')
    return { kind: 'not-allowed', reason: reasonIn(failure.attached) }
  const refusal = refusalOf(failure)
  return refusal ? { kind: 'refused', refusal } : { kind: 'failed', failure }
}

/** A price that moved while its time ran out is said; one that stayed is not worth a word. */
function quoted(quote: StayQuote, renewing: StayQuote | undefined): ChangeState {
  const previousTotal = renewing?.change.newTotal
  const isNews = previousTotal && previousTotal.amount !== quote.change.newTotal.amount
  return isNews
    ? { kind: 'quoted', quote, renewed: { because: 'expired', previousTotal } }
    : { kind: 'quoted', quote }
}

type Refused = Extract<Failure, { readonly kind: 'refused' }>

/** Why a fresh quote came instead of an answer, beside the total that was shown. */
export const renewalOf = ({ refusal }: Refused, { change }: StayQuote): ChangeRenewal => ({
  because: refusal === 'quote-expired' ? 'expired' : 'price-moved',
  previousTotal: change.newTotal,
})

/** Why it cannot be had like this, where the service said so. */
export function refusalOf({ refusal, attached }: Refused): ChangeRefusal | undefined {
  switch (refusal) {
    case 'change-not-possible': {
      const why = wishRefusalOf(attached)
      return why && { kind: 'not-possible', why }
    }
    case 'stay-not-possible':
    case 'sold-out': {
      const obstacle = obstacleOf(attached)
      if (obstacle) return { kind: 'not-available', obstacle }
      return refusal === 'sold-out' ? { kind: 'sold-out' } : undefined
    }
    case 'version-changed':
      return { kind: 'reservation-changed' }
    case 'quote-superseded':
    case 'quote-not-found':
      return { kind: 'quote-superseded' }
    default:
      return undefined
  }
}

/** Why an action is refused, as it came along. */
export function reasonIn(attached: unknown): ActionRefusal {
  const reason =
    typeof attached === 'object' && attached !== null && 'reason' in attached ? attached.reason : ''
  return actionRefusals.find((known) => known === reason) ?? 'stay-is-over'
}
