import { isZero } from '../money/index.ts'
import { isActionOpen } from '../actions/index.ts'
import type { Reservation } from '../reservation/index.ts'
import { ok, refused, type Result } from '../result.ts'
import type { CancellationOutcome } from './cancellation-state.ts'
import { creditOf } from './credit.ts'
import type { Cancellation } from './cancellation.ts'
import { type CancellationReason, sequelOf } from './reason.ts'

/** What may be offered to a guest who cancels; a reason leads to one of them at most (section 3). */
export const retentionOffers = ['dates', 'price-match', 'credit', 'waiver'] as const
export type RetentionOffer = (typeof retentionOffers)[number]

/** What became of an offer that is settled with the cancellation. The others lead away from it. */
export const offerAnswers = ['declined', 'credit', 'waiver'] as const
export type OfferAnswer = (typeof offerAnswers)[number]

type Reason = Pick<CancellationReason, 'follows'>

/** The one offer of a reason; none where the guest would gain nothing by it, or cannot take it. */
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

/** What decides how a confirmed cancellation ends, beside its reason. */
export type CancellationChoice = {
  readonly offer?: OfferAnswer | undefined
  /** How many supporting documents come with it. */
  readonly supportingDocuments: number
}

/**
 * How a cancellation ends that is confirmed for a reason. A document is for the team to read, where there is a penalty
 * it may waive. An offer that is no longer there can still be declined.
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
