import { type Money, minus, notBelowZero, percentOf, smaller, sum, zero } from '../money/index.ts'
import type { CancellationPolicy, PenaltyCharge } from './policy.ts'

/** What a penalty is calculated on: a room's nights in order, and what has been paid for it. */
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
 * What cancelling a room costs under `charge`, never more than the room's total, and never less than the penalty the
 * room was moved with. The nights basis takes the actual first nights, not an average (product decisions, "Cancelling").
 */
export function penaltyFor(room: Cancellable, charge: PenaltyCharge): Money {
  const { floor } = room.policy
  const price = chargeOf(room, charge)
  return smaller(room.total, floor && price.amount < floor.amount ? floor : price)
}

/** What decides about a room's penalty: the tier's charge, or the penalty it was moved with where that is higher. */
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
      return sum(
        room.dailyRates.slice(0, charge.count).map(({ price }) => price),
        room.total.currency,
      )
    case 'percent':
      return percentOf(room.total, charge.percent)
    case 'flat':
      return charge.amount
    case 'whole-stay':
      return room.total
  }
}

/** Penalty, what comes back and what is still owed: refund = paid − penalty, owed = penalty − paid, neither below zero. */
export function settle(room: Cancellable, charge: PenaltyCharge): PenaltyAndRefund {
  const penalty = penaltyFor(room, charge)
  return { penalty, ...netOf(room.paid, penalty) }
}

/** What was paid against what is charged: something comes back, or something is still owed, never both. */
export const netOf = (paid: Money, penalty: Money): Omit<PenaltyAndRefund, 'penalty'> => ({
  refund: notBelowZero(minus(paid, penalty)),
  outstanding: notBelowZero(minus(penalty, paid)),
})
