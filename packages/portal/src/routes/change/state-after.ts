import type { changeStay, Failure, quoteChange } from '@veranda/contract'
import type { ChangeRefusal, ChangeRenewal, ChangeState } from '@veranda/design-system/patterns/change-price'
import type { Result, StayQuote } from '@veranda/domain'

/** What asking for a price and confirming it may be answered with. */
export type ChangeFailure = Failure<typeof quoteChange | typeof changeStay>

export type Asked = {
  /** The quote that came along with a refusal. */
  readonly fresh?: StayQuote | undefined
  /** The quote that was being confirmed. */
  readonly confirming?: StayQuote | undefined
  /** The quote whose place this one takes because its time ran out. */
  readonly renewing?: StayQuote | undefined
  /** The quote of the reservation as it was, before it was changed elsewhere. */
  readonly outdated?: StayQuote | undefined
}

/** Where a change stands after an answer of the service: a quote, a "no" that can be worded, or a failure. */
export function stateAfter(answer: Result<StayQuote, ChangeFailure>, asked: Asked): ChangeState {
  if (answer.ok) return quoted(answer.value, asked)
  const { refusal: failure } = answer
  const { fresh, confirming } = asked
  if (failure.kind !== 'refused') return { kind: 'failed', failure, quote: confirming }
  if (fresh) return { kind: 'quoted', quote: fresh, renewed: renewalOf(failure, confirming ?? fresh, fresh) }
  return stateAfterNo(failure)
}

/**
 * A price that moved while its time ran out is said; one that stayed is not worth a word. One of another reservation than
 * was on screen is always said.
 */
function quoted(quote: StayQuote, { renewing, outdated }: Asked): ChangeState {
  if (outdated) {
    const { newTotal: previousTotal } = outdated.change
    return { kind: 'quoted', quote, renewed: { because: 'reservation-changed', previousTotal } }
  }
  const previousTotal = renewing?.change.newTotal
  const isNew = previousTotal && previousTotal.amount !== quote.change.newTotal.amount
  return isNew
    ? { kind: 'quoted', quote, renewed: { because: 'expired', previousTotal } }
    : { kind: 'quoted', quote }
}

type Refused = Extract<ChangeFailure, { readonly kind: 'refused' }>

/**
 * Why a fresh quote came instead of an answer, beside the total that was shown: where that is the same, it is not the price
 * that moved but what the price is for.
 */
function renewalOf(
  { refusal }: Pick<Refused, 'refusal'>,
  { change: { newTotal: previousTotal } }: StayQuote,
  { change: { newTotal } }: StayQuote,
): ChangeRenewal {
  if (refusal === 'quote-expired') return { because: 'expired', previousTotal }
  const isSamePrice = refusal === 'price-moved' && newTotal.amount === previousTotal.amount
  return { because: isSamePrice ? 'terms-changed' : 'price-moved', previousTotal }
}

function stateAfterNo(failure: Refused): ChangeState {
  switch (failure.refusal) {
    case 'action-not-allowed':
      return { kind: 'not-allowed', reason: failure.attached.reason }
    case 'change-not-possible':
    case 'stay-not-possible':
    case 'sold-out':
      return { kind: 'refused', refusal: whyGone(failure) }
    case 'version-changed':
      return { kind: 'refused', refusal: { kind: 'reservation-changed' } }
    case 'quote-superseded':
    case 'quote-not-found':
      return { kind: 'refused', refusal: { kind: 'quote-superseded' } }
    case 'price-moved':
    case 'quote-expired':
    case 'promotion-not-found':
    case 'promotion-not-valid':
    case 'span-too-long':
    case 'payment-needed':
    case 'terms-not-accepted':
    case 'payment-not-authorised':
    case 'not-before-arrival':
    case 'method-not-offered':
    case 'card-not-found':
    case 'card-expires-first':
    case 'charge-under-way':
    case 'payments-not-configured':
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', failure }
  }
}

export type Gone = Extract<
  Refused,
  { readonly refusal: 'change-not-possible' | 'stay-not-possible' | 'sold-out' }
>

/** Why it cannot be had like this. */
export function whyGone(failure: Gone): ChangeRefusal {
  switch (failure.refusal) {
    case 'change-not-possible':
      return { kind: 'not-possible', why: failure.attached }
    case 'stay-not-possible':
      return { kind: 'not-available', restriction: failure.attached }
    case 'sold-out':
      return failure.attached && 'restriction' in failure.attached
        ? { kind: 'not-available', restriction: failure.attached.restriction }
        : { kind: 'sold-out' }
  }
}
