import { type Instant, isBefore } from '../dates/index.ts'
import { isZero, type Money, minus, sum, sumBy, zero } from '../money/index.ts'
import { chargeInForce } from './charge-in-force.ts'
import {
  activeRooms,
  type CancellableAddOn,
  type CancellableRoom,
  type CancellationFacts,
} from './cancellation-facts.ts'
import { addOnDeadline, transferDeadline } from './notice.ts'
import { netOf, settle } from './penalty.ts'
import type { PenaltyCharge } from './policy.ts'

/**
 * A cancelled room. `total`, `paid`, `penalty`, `refund` and `outstanding` concern its nights; add-ons are
 * separate.
 */
export type RoomCancellation = {
  readonly roomNumber: number
  readonly name: string
  /** Missing in rows stored before rooms were named by their type. */
  readonly roomTypeId?: number
  readonly nights: number
  readonly refundable: boolean
  readonly charge: PenaltyCharge
  readonly total: Money
  readonly paid: Money
  readonly penalty: Money
  readonly refund: Money
  readonly outstanding: Money
  /** A paid add-on is refunded whole up to the last day for giving it back, then not at all. */
  readonly addOns: { readonly paid: Money; readonly refund: Money }
}

/** `refund` and `retained` are both zero for a transfer that was never paid. */
export type TransferCancellation = { readonly price: Money; readonly refund: Money; readonly retained: Money }

/** The amounts of a cancellation at a moment, without its remaining rooms and next deadline. */
export type Settled = {
  readonly rooms: readonly RoomCancellation[]
  /** Only if every room is cancelled: a transfer is for the whole party. */
  readonly transfer?: TransferCancellation
  /** Nights, add-ons and transfer together, like the three amounts below. */
  readonly paid: Money
  readonly penalty: Money
  /**
   * Paid less penalty: the refund of one room first pays what is outstanding for another. Never both a refund
   * and an outstanding amount.
   */
  readonly refund: Money
  readonly outstanding: Money
}

export function settledAt(facts: CancellationFacts, roomNumbers: readonly number[], at: Instant): Settled {
  const { currency } = facts
  const active = activeRooms(facts.rooms)
  const going = active.filter(({ roomNumber }) => roomNumbers.includes(roomNumber))
  const rooms = going.map((room) => roomAt(facts, room, at))
  const isWhole = going.length > 0 && going.length === active.length
  const transfer = isWhole ? transferAt(facts, at) : undefined
  const paid = sum(
    [
      ...rooms.flatMap((room) => [room.paid, room.addOns.paid]),
      ...(transfer ? [transfer.refund, transfer.retained] : []),
    ],
    currency,
  )
  const penalty = sum(
    [
      ...rooms.flatMap((room) => [room.penalty, minus(room.addOns.paid, room.addOns.refund)]),
      ...(transfer ? [transfer.retained] : []),
    ],
    currency,
  )
  return { rooms, ...(transfer ? { transfer } : {}), paid, penalty, ...netOf(paid, penalty) }
}

function roomAt(facts: CancellationFacts, room: CancellableRoom, at: Instant): RoomCancellation {
  const { stay, property, currency } = facts
  const charge = chargeInForce(room, stay, property.timeZone, at)
  const paidAddOns = room.services.filter(({ isPaid }) => isPaid)
  const inTime = paidAddOns.filter((service) => isBefore(at, addOnDeadline(facts, service)))
  return {
    roomNumber: room.roomNumber,
    name: room.category.name,
    roomTypeId: room.category.roomTypeId,
    nights: room.dailyRates.length,
    refundable: room.policy.refundable,
    charge,
    total: room.total,
    paid: room.paid,
    ...settle(room, charge),
    addOns: { paid: totalOf(paidAddOns, currency), refund: totalOf(inTime, currency) },
  }
}

function transferAt(facts: CancellationFacts, at: Instant): TransferCancellation | undefined {
  const { transfer, currency } = facts
  if (!transfer || isZero(transfer.price)) return undefined
  const nothing = zero(currency)
  if (!transfer.isPaid) return { price: transfer.price, refund: nothing, retained: nothing }
  return isBefore(at, transferDeadline(facts, transfer))
    ? { price: transfer.price, refund: transfer.price, retained: nothing }
    : { price: transfer.price, refund: nothing, retained: transfer.price }
}

const totalOf = (services: readonly CancellableAddOn[], currency: Money['currency']): Money =>
  sumBy(services, currency, ({ total }) => total)
