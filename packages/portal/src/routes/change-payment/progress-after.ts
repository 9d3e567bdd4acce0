import type { Failure } from '@veranda/contract'
import type { PaymentProgress, PaymentRefusal } from '@veranda/design-system/screens/change-payment'
import {
  changedPartsOf,
  nearestOffers,
  type RateBoard,
  type StayChange,
  type StayQuote,
} from '@veranda/domain'
import { refusalOf } from '../change/state-after.ts'

/** What a failure means for paying: a price to accept anew, rooms that are gone, or trying again. */
export function progressAfter(
  failure: Failure,
  { change }: StayQuote,
  board: RateBoard | undefined,
): PaymentProgress {
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
      return { kind: 'refused', refusal: goneIn(failure, change, board) }
    case 'payment-not-authorised':
      return { kind: 'declined', reason: 'refused' }
    default:
      return { kind: 'failed', failure }
  }
}

/** Other dates help where dates were wished for; elsewhere it is said why not, and something else is chosen. */
function goneIn(
  failure: Extract<Failure, { readonly kind: 'refused' }>,
  change: StayChange,
  board: RateBoard | undefined,
): PaymentRefusal {
  const why = refusalOf(failure)
  const isOfDates = changedPartsOf(change).includes('dates')
  if (why && (!isOfDates || why.kind === 'not-possible')) return { kind: 'not-possible', why }
  return {
    kind: 'sold-out',
    roomNumbers: change.rooms.map(({ roomNumber }) => roomNumber),
    alternatives: isOfDates && board ? nearestOffers(board, change.after) : [],
  }
}
