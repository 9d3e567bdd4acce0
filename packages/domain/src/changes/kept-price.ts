import { allocate, type Money } from '../money/index.ts'
import type { PricedRoom } from '../rates/index.ts'

/** A room's nights, raised so that they cost no less than what is paid: the floor of the extra-guest price. */
export function keptAtLeast(room: PricedRoom, paid: Money): PricedRoom {
  if (room.total >= paid.amount) return room
  const weights = room.nights.map(({ price }) => price)
  const parts = allocate(paid, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1))
  return {
    ...room,
    total: paid.amount,
    nights: room.nights.map((night, index) => ({ ...night, price: parts[index]?.amount ?? night.price })),
  }
}
