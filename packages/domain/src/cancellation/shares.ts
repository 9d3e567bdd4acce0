import { type Money, minus, plus, zero } from '../money/index.ts'
import type { RoomCancellation } from '../policy/index.ts'
import type { MoneyShare } from '../reservation/index.ts'
import type { Cancellation } from './cancellation.ts'

/** The money of a room, or of the reservation as a whole (null): what was paid for it, and what of it is kept. */
export type CancelledUnit = {
  readonly roomNumber: number | null
  readonly paid: number
  readonly kept: number
}

type MoneyOf = Pick<Cancellation, 'rooms' | 'transportation'>

/** What becomes of each room's money when the rest goes back. */
export const unitsOf = (cancellation: MoneyOf): readonly CancelledUnit[] =>
  unitsKeeping(cancellation, ({ penalty }) => penalty)

/** The same when what was paid is kept as credit: of flexible rooms all of it, so no penalty is kept. */
export const creditUnitsOf = (cancellation: MoneyOf): readonly CancelledUnit[] =>
  unitsKeeping(cancellation, ({ refundable, penalty }) => (refundable ? zero(penalty.currency) : penalty))

const unitsKeeping = (
  { rooms, transportation: ride }: MoneyOf,
  keptOf: (room: RoomCancellation) => Money,
): readonly CancelledUnit[] => [
  ...rooms.map((room) => ({
    roomNumber: room.roomNumber,
    paid: plus(room.paid, room.extras.paid).amount,
    kept: plus(keptOf(room), minus(room.extras.paid, room.extras.refund)).amount,
  })),
  ...(ride ? [{ roomNumber: null, paid: plus(ride.refund, ride.kept).amount, kept: ride.kept.amount }] : []),
]

/** What one room has too much of pays first for what another owes; the rest of it goes back. */
export function netted(units: readonly CancelledUnit[]): {
  readonly moved: readonly MoneyShare[]
  readonly back: readonly MoneyShare[]
} {
  const over = units.reduce((sum, unit) => sum + overOf(unit), 0)
  const owed = units.reduce((sum, { paid, kept }) => sum + Math.max(0, kept - paid), 0)
  let toGive = Math.min(over, owed)
  let toTake = toGive
  const moves = units.map((unit) => {
    const gives = Math.min(overOf(unit), toGive)
    const takes = Math.min(Math.max(0, unit.kept - unit.paid), toTake)
    toGive -= gives
    toTake -= takes
    return { unit, gives, takes }
  })
  return {
    moved: moves.map(({ unit: { roomNumber }, gives, takes }) => ({ roomNumber, amount: takes - gives })),
    back: moves.map(({ unit, gives }) => ({ roomNumber: unit.roomNumber, amount: overOf(unit) - gives })),
  }
}

export const overOf = ({ paid, kept }: CancelledUnit): number => Math.max(0, paid - kept)
