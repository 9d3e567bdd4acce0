import type {
  changeStay,
  Failure,
  finishChallenge,
  getPayment,
  quoteChange,
  startCardVerification,
  startPayment,
} from '@veranda/contract'
import type { ChangePaymentProgress, PaymentRefusal } from '@veranda/design-system/screens/change-payment'
import type { ChangeRefusal } from '@veranda/design-system/patterns/change-price'
import {
  changedPartsOf,
  nearestOffers,
  type RateCalendar,
  type StayChange,
  type StayQuote,
  withRefusedStay,
} from '@veranda/domain'
import { type Gone, whyGone } from '../change/state-after.ts'

/** What paying for a change may be answered with, from the price to the change that stands. */
export type PaymentFailure = Failure<
  | typeof quoteChange
  | typeof startPayment
  | typeof startCardVerification
  | typeof finishChallenge
  | typeof getPayment
  | typeof changeStay
>

/** What a failure means for paying: a price to accept anew, rooms that are gone, or trying again. */
export function progressAfter(
  failure: PaymentFailure,
  { change }: StayQuote,
  calendar: RateCalendar | undefined,
): ChangePaymentProgress {
  if (failure.kind !== 'refused') return { kind: 'failed', failure }
  const was = change.settlement.kind === 'to-pay' ? change.settlement.amount : change.difference
  switch (failure.refusal) {
    case 'price-moved':
    case 'quote-expired':
      return { kind: 'refused', refusal: { kind: failure.refusal, was } }
    case 'quote-superseded':
    case 'quote-not-found':
    case 'version-changed':
      return { kind: 'refused', refusal: { kind: 'version-changed' } }
    case 'sold-out':
    case 'stay-not-possible':
    case 'change-not-possible':
      return { kind: 'refused', refusal: goneIn(failure, change, calendar) }
    case 'card-expires-first':
    case 'charge-under-way':
    case 'not-before-arrival':
      return { kind: 'refused', refusal: { kind: failure.refusal } }
    case 'payment-not-authorised':
      return { kind: 'declined', reason: 'refused' }
    case 'action-not-allowed':
    case 'promotion-not-found':
    case 'promotion-not-valid':
    case 'span-too-long':
    case 'nothing-to-pay':
    case 'card-not-found':
    case 'method-not-offered':
    case 'no-challenge-open':
    case 'payments-not-configured':
    case 'payment-needed':
    case 'terms-not-accepted':
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', failure }
  }
}

/** The days were read before they were refused. */
const calendarAfter = (why: ChangeRefusal, { after }: StayChange, calendar: RateCalendar): RateCalendar =>
  withRefusedStay(calendar, after, why.kind === 'not-available' ? why.restriction : undefined)

/**
 * A change of dates is offered other dates; for other changes the page says why not, and the guest selects something
 * else.
 */
function goneIn(failure: Gone, change: StayChange, calendar: RateCalendar | undefined): PaymentRefusal {
  const why = whyGone(failure)
  const isOfDates = changedPartsOf(change).includes('dates')
  if (!isOfDates || why.kind === 'not-possible') return { kind: 'not-possible', why }
  return {
    kind: 'sold-out',
    roomNumbers: change.rooms.map(({ roomNumber }) => roomNumber),
    alternatives: calendar ? nearestOffers(calendarAfter(why, change, calendar), change.after) : [],
  }
}
