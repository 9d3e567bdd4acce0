import type { Instant } from '../dates/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import { nextChange } from '../policy/deadlines.ts'
import { activeRooms, type CancellationFacts, type PromotionLost, promotionLostBy } from '../policy/index.ts'
import { type Settled, settledAt } from '../policy/settled.ts'

export type StayingRoom = {
  readonly roomNumber: number
  readonly name: string
  /** Missing in rows stored before rooms were named by their type. */
  readonly roomTypeId?: number
  readonly total: Money
}

/** The result of cancelling rooms: what the guest is shown is what is confirmed. */
export type Cancellation = Settled & {
  readonly staying: readonly StayingRoom[]
  /** Nothing stays booked. */
  readonly isWhole: boolean
  readonly promotionLost?: PromotionLost
  readonly currency: CurrencyCode
  /** The next moment before arrival at which these amounts change. */
  readonly nextDeadline?: Instant
}

/**
 * The penalty and refund of cancelling the rooms at a moment: the one calculation behind quote, confirmation
 * and curve. Room numbers that are not active are ignored; `chooseRooms` decides whether the rooms may be
 * cancelled.
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
