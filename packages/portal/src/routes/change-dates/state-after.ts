import { type Failure, obstacleOf } from '@veranda/contract'
import type { ChangeDatesState, DatesRefusal } from '@veranda/design-system/screens/change-dates'
import {
  type StayQuote,
  nearestOffers,
  type RateBoard,
  type Reservation,
  type Result,
  type Stay,
} from '@veranda/domain'
import { reasonIn, renewalOf } from '../change/state-after.ts'

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
export function stateAfter(answer: Result<StayQuote, Failure>, asked: Asked): ChangeDatesState {
  if (answer.ok) return { kind: 'quoted', quote: answer.value }
  const { refusal: failure } = answer
  const { stay, fresh, confirming } = asked
  if (failure.kind !== 'refused') return { kind: 'failed', failure, stay, quote: confirming }
  if (fresh) return { kind: 'quoted', quote: fresh, renewed: renewalOf(failure, confirming ?? fresh) }
  if (failure.refusal === 'action-not-allowed')
    return { kind: 'not-modifiable', reason: reasonIn(failure.attached) }
  const refusal = refusalOf(failure, asked)
  return refusal ? { kind: 'refused', stay, refusal } : { kind: 'failed', failure, stay }
}

type Refused = Extract<Failure, { readonly kind: 'refused' }>

function refusalOf({ refusal, attached }: Refused, { stay, board }: Asked): DatesRefusal | undefined {
  const offers = board ? nearestOffers(board, stay) : []
  switch (refusal) {
    case 'stay-not-possible': {
      const obstacle = obstacleOf(attached)
      if (!obstacle) return undefined
      if (obstacle.kind === 'sold-out') return { kind: 'sold-out', roomNumbers: obstacle.roomNumbers, offers }
      if (obstacle.kind === 'rate-not-found') return { kind: 'rate-not-found', offers }
      return { kind: 'not-possible', obstacle, offers }
    }
    case 'sold-out': {
      const obstacle = obstacleOf(attached)
      const taken = obstacle?.kind === 'sold-out' ? obstacle.roomNumbers : undefined
      const all = board?.rooms.map(({ roomNumber }) => roomNumber) ?? []
      return { kind: 'sold-out', roomNumbers: taken ?? all, offers }
    }
    case 'rate-not-found':
    case 'rate-promotion-not-found':
      return { kind: refusal, offers }
    case 'version-changed':
      return { kind: 'reservation-changed' }
    case 'quote-superseded':
    case 'quote-not-found':
      return { kind: 'quote-superseded' }
    default:
      return undefined
  }
}
