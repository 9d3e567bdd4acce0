import type { Failure } from '@veranda/contract'
import type { PaymentProgress } from '@veranda/design-system/screens/change-payment'
import { type StayQuote, nearestOffers, type RateBoard } from '@veranda/domain'

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
      return {
        kind: 'refused',
        refusal: {
          kind: 'sold-out',
          roomNumbers: change.rooms.map(({ roomNumber }) => roomNumber),
          alternatives: board ? nearestOffers(board, change.after) : [],
        },
      }
    case 'payment-not-authorised':
      return { kind: 'declined', reason: 'refused' }
    default:
      return { kind: 'failed', failure }
  }
}
