import { isZero } from '../money/index.ts'
import { isActionOpen } from '../actions/index.ts'
import type { Reservation } from '../reservation/index.ts'
import { ok, refused, type Result } from '../result.ts'
import type { CancellationOutcome } from './cancellation-state.ts'
import { creditOf } from './credit.ts'
import type { Cancellation } from './cancellation.ts'
import { type CancellationReason, sequelOf } from './reason.ts'

/** Offers to a guest who cancels; a reason leads to at most one of them. */
export const retentionOffers = ['dates', 'price-match', 'credit', 'waiver'] as const
export type RetentionOffer = (typeof retentionOffers)[number]

/** The answers to offers that are settled within the cancellation. The other offers lead to other flows. */
export const offerAnswers = ['declined', 'credit', 'waiver'] as const
export type OfferAnswer = (typeof offerAnswers)[number]

type Reason = Pick<CancellationReason, 'follows'>

/** The one offer for a reason; `undefined` where it would gain the guest nothing, or is not available. */
export function retentionOfferFor(
  reason: Reason,
  cancellation: Cancellation,
  reservation: Pick<Reservation, 'actions'>,
): RetentionOffer | undefined {
  switch (sequelOf(reason, cancellation)) {
    case 'cancel':
    case 'review':
      return undefined
    case 'offer-dates':
      return isActionOpen(reservation, 'change-dates') ? 'dates' : undefined
    case 'offer-price-match':
      return 'price-match'
    case 'offer-credit':
      return isZero(creditOf(cancellation)) ? undefined : 'credit'
    case 'offer-waiver':
      return 'waiver'
  }
}

/** What decides how a confirmed cancellation ends, besides its reason. */
export type CancellationChoice = {
  readonly offer?: OfferAnswer | undefined
  /** The number of supporting documents attached. */
  readonly supportingDocuments: number
}

/**
 * How a cancellation confirmed for a reason ends. A document leads to the team's review, where there is a
 * penalty to waive. An offer that is no longer available can still be declined.
 */
export function cancellationOutcomeOf(
  reason: Reason,
  cancellation: Cancellation,
  { offer, supportingDocuments }: CancellationChoice,
): Result<CancellationOutcome, 'offer-not-available' | 'details-missing'> {
  const sequel = sequelOf(reason, cancellation)
  if (offer !== undefined && !isAnswerTo(reason, cancellation, offer)) return refused('offer-not-available')
  if (offer === 'waiver' && supportingDocuments === 0) return refused('details-missing')
  if (offer === 'credit') return ok('credited')
  const isReviewed = sequel === 'review' || (supportingDocuments > 0 && !isZero(cancellation.penalty))
  return ok(isReviewed ? 'under-review' : 'cancelled')
}

function isAnswerTo(reason: Reason, cancellation: Cancellation, offer: OfferAnswer): boolean {
  switch (offer) {
    case 'declined':
      return reason.follows.startsWith('offer-')
    case 'waiver':
      return sequelOf(reason, cancellation) === 'offer-waiver'
    case 'credit':
      return sequelOf(reason, cancellation) === 'offer-credit' && !isZero(creditOf(cancellation))
  }
}
