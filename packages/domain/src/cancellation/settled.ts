import { type Instant, isBefore } from '../dates/index.ts'
import { isZero, minus, type Money, sum, zero } from '../money/index.ts'
import { activeRooms, type Room, type Service } from '../reservation/index.ts'
import type { Cancellation, CancellationFacts, RideCancellation, RoomCancellation } from './cancellation.ts'
import { chargeInForce } from './charge-in-force.ts'
import { addOnDeadline, rideDeadline } from './extras.ts'
import { chargeOrFloor, netOf, settle } from './penalty.ts'

/** The money of a cancellation at a moment, without what it says about what stays and what comes next. */
export type Settled = Pick<Cancellation, 'rooms' | 'transportation' | 'paid' | 'penalty' | 'refund' | 'owed'>

export function settledAt(facts: CancellationFacts, roomNumbers: readonly number[], at: Instant): Settled {
  const { currency } = facts
  const active = activeRooms(facts.rooms)
  const going = active.filter(({ roomNumber }) => roomNumbers.includes(roomNumber))
  const rooms = going.map((room) => roomAt(facts, room, at))
  const isWhole = going.length > 0 && going.length === active.length
  const ride = isWhole ? rideAt(facts, at) : undefined
  const paid = sum(
    [...rooms.flatMap((room) => [room.paid, room.extras.paid]), ...(ride ? [ride.refund, ride.kept] : [])],
    currency,
  )
  const penalty = sum(
    [
      ...rooms.flatMap((room) => [room.penalty, minus(room.extras.paid, room.extras.refund)]),
      ...(ride ? [ride.kept] : []),
    ],
    currency,
  )
  return { rooms, ...(ride ? { transportation: ride } : {}), paid, penalty, ...netOf(paid, penalty) }
}

function roomAt(facts: CancellationFacts, room: Room, at: Instant): RoomCancellation {
  const { stay, property, currency } = facts
  const charge = chargeOrFloor(room, chargeInForce(room.policy, stay, property.timeZone, at))
  const paidExtras = room.services.filter(({ isPaid }) => isPaid)
  const inTime = paidExtras.filter((service) => isBefore(at, addOnDeadline(facts, service)))
  return {
    roomNumber: room.roomNumber,
    name: room.category.name,
    nights: room.dailyRates.length,
    refundable: room.policy.refundable,
    charge,
    total: room.total,
    paid: room.paid,
    ...settle(room, charge),
    extras: { paid: totalOf(paidExtras, currency), refund: totalOf(inTime, currency) },
  }
}

function rideAt(facts: CancellationFacts, at: Instant): RideCancellation | undefined {
  const { transportation: ride, currency } = facts
  if (!ride || isZero(ride.price)) return undefined
  const nothing = zero(currency)
  if (!ride.isPaid) return { price: ride.price, refund: nothing, kept: nothing }
  return isBefore(at, rideDeadline(facts, ride))
    ? { price: ride.price, refund: ride.price, kept: nothing }
    : { price: ride.price, refund: nothing, kept: ride.price }
}

const totalOf = (services: readonly Service[], currency: Money['currency']): Money =>
  sum(
    services.map(({ total }) => total),
    currency,
  )
