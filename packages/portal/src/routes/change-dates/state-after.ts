import type { ChangeDatesState } from '@veranda/design-system/screens/change-dates'
import {
  type StayQuote,
  nearestOffers,
  type RateBoard,
  type Reservation,
  type Result,
  type Stay,
} from '@veranda/domain'
import { type ChangeFailure, renewalOf } from '../change/state-after.ts'

export type Asked = {
  readonly stay: Stay
  readonly board: RateBoard | undefined
  readonly reservation: Reservation
  /** The quote that came along with a refusal. */
  readonly fresh?: StayQuote | undefined
  /** The quote that was being confirmed. */
  readonly confirming?: StayQuote | undefined
}

/** Where the flow stands after an answer of the service: a quote, a "no" that can be worded, or a failure. */
export function stateAfter(answer: Result<StayQuote, ChangeFailure>, asked: Asked): ChangeDatesState {
  if (answer.ok) return { kind: 'quoted', quote: answer.value }
  const { refusal: failure } = answer
  const { stay, fresh, confirming } = asked
  if (failure.kind !== 'refused') return { kind: 'failed', failure, stay, quote: confirming }
  if (fresh) return { kind: 'quoted', quote: fresh, renewed: renewalOf(failure, confirming ?? fresh) }
  return stateAfterNo(failure, asked)
}

type Refused = Extract<ChangeFailure, { readonly kind: 'refused' }>

function stateAfterNo(failure: Refused, { stay, board }: Asked): ChangeDatesState {
  const offers = board ? nearestOffers(board, stay) : []
  switch (failure.refusal) {
    case 'action-not-allowed':
      return { kind: 'not-modifiable', reason: failure.attached.reason }
    case 'stay-not-possible': {
      const obstacle = failure.attached
      if (obstacle.kind === 'sold-out')
        return {
          kind: 'refused',
          stay,
          refusal: { kind: 'sold-out', roomNumbers: obstacle.roomNumbers, offers },
        }
      return obstacle.kind === 'rate-not-found'
        ? { kind: 'refused', stay, refusal: { kind: 'rate-not-found', offers } }
        : { kind: 'refused', stay, refusal: { kind: 'not-possible', obstacle, offers } }
    }
    case 'sold-out': {
      const { attached } = failure
      const obstacle = attached && 'obstacle' in attached ? attached.obstacle : undefined
      const taken = obstacle?.kind === 'sold-out' ? obstacle.roomNumbers : undefined
      const roomNumbers = taken ?? board?.rooms.map(({ roomNumber }) => roomNumber) ?? []
      return { kind: 'refused', stay, refusal: { kind: 'sold-out', roomNumbers, offers } }
    }
    case 'version-changed':
      return { kind: 'refused', stay, refusal: { kind: 'reservation-changed' } }
    case 'quote-superseded':
    case 'quote-not-found':
      return { kind: 'refused', stay, refusal: { kind: 'quote-superseded' } }
    case 'price-moved':
    case 'quote-expired':
    case 'change-not-possible':
    case 'promotion-not-found':
    case 'promotion-not-valid':
    case 'span-too-long':
    case 'payment-needed':
    case 'payment-not-authorised':
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', failure, stay }
  }
}
