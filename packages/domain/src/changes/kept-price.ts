import { allocate, type Money } from '../money/index.ts'
import type { PricedRoom } from '../rates/index.ts'

/**
 * A room's nights, raised so that they cost no less than an amount: what is paid, where guests join (section 4,
 * "Extra-guest price"); the penalty in force, where a stay is moved while there is one (product decisions, "Prices").
 */
export function keptAtLeast(room: PricedRoom, least: Money): PricedRoom {
  if (room.total >= least.amount) return room
  const weights = room.nights.map(({ price }) => price)
  const parts = allocate(least, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1))
  return {
    ...room,
    total: least.amount,
    nights: room.nights.map((night, index) => ({ ...night, price: parts[index]?.amount ?? night.price })),
  }
}
