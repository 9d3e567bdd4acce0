import { type Money, minus, plus, zero } from '../money/index.ts'
import type { RoomCancellation } from '../policy/index.ts'
import type { MoneyShare } from '../reservation/index.ts'
import type { Cancellation } from './cancellation.ts'

/**
 * The money of a room, or of the reservation as a whole (null): the amount paid for it, and the retained
 * part.
 */
export type CancelledUnit = {
  readonly roomNumber: number | null
  readonly paid: number
  readonly retained: number
}

type MoneyOf = Pick<Cancellation, 'rooms' | 'transfer'>

/** The paid and retained amounts of each room when the rest is refunded. */
export const unitsOf = (cancellation: MoneyOf): readonly CancelledUnit[] =>
  unitsKeeping(cancellation, ({ penalty }) => penalty)

/**
 * The same for a credit note: of flexible rooms everything becomes credit, so that no penalty is retained.
 */
export const creditUnitsOf = (cancellation: MoneyOf): readonly CancelledUnit[] =>
  unitsKeeping(cancellation, ({ refundable, penalty }) => (refundable ? zero(penalty.currency) : penalty))

const unitsKeeping = (
  { rooms, transfer }: MoneyOf,
  retainedOf: (room: RoomCancellation) => Money,
): readonly CancelledUnit[] => [
  ...rooms.map((room) => ({
    roomNumber: room.roomNumber,
    paid: plus(room.paid, room.addOns.paid).amount,
    retained: plus(retainedOf(room), minus(room.addOns.paid, room.addOns.refund)).amount,
  })),
  ...(transfer
    ? [
        {
          roomNumber: null,
          paid: plus(transfer.refund, transfer.retained).amount,
          retained: transfer.retained.amount,
        },
      ]
    : []),
]

/** A room's surplus first pays what is outstanding for another; the rest of it is refunded. */
export function netted(units: readonly CancelledUnit[]): {
  readonly moved: readonly MoneyShare[]
  readonly back: readonly MoneyShare[]
} {
  const over = units.reduce((sum, unit) => sum + overOf(unit), 0)
  const outstanding = units.reduce((sum, { paid, retained }) => sum + Math.max(0, retained - paid), 0)
  let toGive = Math.min(over, outstanding)
  let toTake = toGive
  const moves = units.map((unit) => {
    const gives = Math.min(overOf(unit), toGive)
    const takes = Math.min(Math.max(0, unit.retained - unit.paid), toTake)
    toGive -= gives
    toTake -= takes
    return { unit, gives, takes }
  })
  return {
    moved: moves.map(({ unit: { roomNumber }, gives, takes }) => ({ roomNumber, amount: takes - gives })),
    back: moves.map(({ unit, gives }) => ({ roomNumber: unit.roomNumber, amount: overOf(unit) - gives })),
  }
}

/** What was paid for a part beyond what the hotel keeps of it, in minor units: what can be refunded. */
export const overOf = ({ paid, retained }: CancelledUnit): number => Math.max(0, paid - retained)
