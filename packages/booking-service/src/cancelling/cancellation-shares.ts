import type { Cancellation } from '@veranda/domain'
import type { MoneyShare } from '../ledger/lines.ts'

/** The money of a room, or of the reservation as a whole (null): what was paid for it, and what of it is kept. */
export type Unit = { readonly roomNumber: number | null; readonly paid: number; readonly kept: number }

/** What becomes of each room's money when the rest goes back. */
export function unitsOf({ rooms, transportation }: Cancellation): readonly Unit[] {
  return [
    ...rooms.map(({ roomNumber, paid, penalty, extras }) => ({
      roomNumber,
      paid: paid.amount + extras.paid.amount,
      kept: penalty.amount + extras.paid.amount - extras.refund.amount,
    })),
    ...rideOf(transportation),
  ]
}

/** The same when what was paid is kept as credit: of flexible rooms all of it, so no penalty is kept. */
export function creditUnitsOf({ rooms, transportation }: Cancellation): readonly Unit[] {
  return [
    ...rooms.map(({ roomNumber, refundable, paid, penalty, extras }) => ({
      roomNumber,
      paid: paid.amount + extras.paid.amount,
      kept: (refundable ? 0 : penalty.amount) + extras.paid.amount - extras.refund.amount,
    })),
    ...rideOf(transportation),
  ]
}

const rideOf = (ride: Cancellation['transportation']): readonly Unit[] =>
  ride ? [{ roomNumber: null, paid: ride.refund.amount + ride.kept.amount, kept: ride.kept.amount }] : []

/** What one room has too much of pays first for what another owes; the rest of it goes back. */
export function netted(units: readonly Unit[]): {
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

export const overOf = ({ paid, kept }: Unit): number => Math.max(0, paid - kept)
