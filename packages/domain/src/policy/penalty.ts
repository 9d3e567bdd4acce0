import { type Money, minus, notBelowZero, percentOf, smaller, sumBy, zero } from '../money/index.ts'
import type { CancellationPolicy, PenaltyCharge } from './policy.ts'

/** What a penalty is calculated from: a room's nights in order, and the amount paid for it. */
export type Cancellable = {
  readonly policy: CancellationPolicy
  readonly dailyRates: readonly { readonly price: Money }[]
  readonly total: Money
  readonly paid: Money
}

export type PenaltyAndRefund = {
  readonly penalty: Money
  readonly refund: Money
  readonly outstanding: Money
}

/** What a room's penalty depends on. */
export type RoomUnderPolicy = Omit<Cancellable, 'paid'>

/**
 * The penalty of a room under a tier's charge: never more than the room's total, and never less than its policy's floor.
 * A charge in nights takes the room's actual first nights, not an average.
 */
export const penaltyFor = (room: RoomUnderPolicy, charge: PenaltyCharge): Money =>
  smaller(room.total, chargeOf(room, chargeOrFloor(room, charge)))

/**
 * The charge that decides a room's penalty: the tier's own, or the floor where the tier would cost less. The floor is the
 * penalty that was in force when the stay was moved (`policyAfterMoving`). Here alone a tier is compared with it.
 */
export function chargeOrFloor(room: RoomUnderPolicy, charge: PenaltyCharge): PenaltyCharge {
  const floor = room.policy.floor && smaller(room.total, room.policy.floor)
  return floor && chargeOf(room, charge).amount < floor.amount ? { kind: 'flat', amount: floor } : charge
}

function chargeOf(room: RoomUnderPolicy, charge: PenaltyCharge): Money {
  switch (charge.kind) {
    case 'nothing':
      return zero(room.total.currency)
    case 'nights':
      return sumBy(room.dailyRates.slice(0, charge.count), room.total.currency, ({ price }) => price)
    case 'percent':
      return percentOf(room.total, charge.percent)
    case 'flat':
      return charge.amount
    case 'whole-stay':
      return room.total
  }
}

/**
 * Penalty, refund and outstanding amount: refund = paid − penalty, outstanding = penalty − paid, neither
 * below zero.
 */
export function settle(room: Cancellable, charge: PenaltyCharge): PenaltyAndRefund {
  const penalty = penaltyFor(room, charge)
  return { penalty, ...netOf(room.paid, penalty) }
}

/** The paid amount against the penalty: a refund or an outstanding amount, never both. */
export const netOf = (paid: Money, penalty: Money): Omit<PenaltyAndRefund, 'penalty'> => ({
  refund: notBelowZero(minus(paid, penalty)),
  outstanding: notBelowZero(minus(penalty, paid)),
})
