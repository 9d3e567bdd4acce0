import type { Instant } from '../dates/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import { nextChange } from '../policy/deadlines.ts'
import { activeRooms, type CancellationFacts, type PromotionLost, promotionLostBy } from '../policy/index.ts'
import { type Settled, settledAt } from '../policy/settled.ts'

export type StayingRoom = {
  readonly roomNumber: number
  readonly name: string
  /** Missing in what was stored before rooms were named by their type. */
  readonly roomTypeId?: number
  readonly total: Money
}

/** What cancelling rooms does, whole: what the guest is shown is what is confirmed. */
export type Cancellation = Settled & {
  readonly staying: readonly StayingRoom[]
  /** Nothing stays booked. */
  readonly isWhole: boolean
  readonly promotionLost?: PromotionLost
  readonly currency: CurrencyCode
  /** When these amounts change next before arrival. */
  readonly nextDeadline?: Instant
}

/**
 * What cancelling the rooms costs and gives back at a moment: the one calculation of quote, confirmation and curve.
 * Numbers of rooms that are not active are passed over; whether rooms may go at all is `chooseRooms`'s question.
 */
export function cancellationOf(
  facts: CancellationFacts,
  roomNumbers: readonly number[],
  at: Instant,
): Cancellation {
  const { rooms, transfer, ...amounts } = settledAt(facts, roomNumbers, at)
  const going = new Set(rooms.map(({ roomNumber }) => roomNumber))
  const staying = activeRooms(facts.rooms).filter(({ roomNumber }) => !going.has(roomNumber))
  const promotionLost = promotionLostBy(facts, going)
  const nextDeadline = nextChange(facts, roomNumbers, at)
  return {
    rooms,
    staying: staying.map(({ roomNumber, category: { name, roomTypeId }, total }) => ({
      roomNumber,
      name,
      roomTypeId,
      total,
    })),
    isWhole: staying.length === 0,
    ...(transfer ? { transfer } : {}),
    ...(promotionLost ? { promotionLost } : {}),
    currency: facts.currency,
    ...amounts,
    ...(nextDeadline === undefined ? {} : { nextDeadline }),
  }
}
