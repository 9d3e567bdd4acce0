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

/**
 * The penalty of a room under `charge`: at most the room's total, and at least the penalty it was moved with.
 * A charge in nights takes the actual first nights, not an average (product decisions, "Cancelling").
 */
export function penaltyFor(room: Cancellable, charge: PenaltyCharge): Money {
  const { floor } = room.policy
  const price = chargeOf(room, charge)
  return smaller(room.total, floor && price.amount < floor.amount ? floor : price)
}

/**
 * What determines a room's penalty: the tier's charge, or the penalty it was moved with where that is higher.
 */
export function chargeOrFloor(room: Cancellable, charge: PenaltyCharge): PenaltyCharge {
  const { floor } = room.policy
  return floor && chargeOf(room, charge).amount < smaller(room.total, floor).amount
    ? { kind: 'flat', amount: floor }
    : charge
}

function chargeOf(room: Cancellable, charge: PenaltyCharge): Money {
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
