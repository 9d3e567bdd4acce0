import { addedPerNight, type OfferedPrice, type RoomOffer } from '../changes/upgrade/index.ts'
import type { Stay } from '../dates/index.ts'
import { fromMajor, type Money, money, toMajor } from '../money/index.ts'
import type { Room } from '../reservation/index.ts'
import type { StandbyAsk } from './standby-request.ts'

/** A requested category that costs less today than the guest would pay. */
export type CeilingRestriction = {
  readonly offer: RoomOffer
  /** `available-now`: it can be had at once. `ceiling-too-high`: it is taken, and nobody would pay more for it. */
  readonly kind: 'available-now' | 'ceiling-too-high'
  /** What it adds to a night today, as an upgrade says it. */
  readonly perNight: Money
  /** What it adds to the night that becomes dearest: the most a ceiling may be. */
  readonly most: Money
}

/**
 * The first requested category that no ceiling so high makes cheaper on any night: a ceiling is today's difference at
 * most (product decisions, "Guests").
 */
export function ceilingRestriction(
  { roomTypeIds, ceiling }: StandbyAsk,
  room: Pick<Room, 'dailyRates'>,
  { offers, stay }: { readonly offers: readonly RoomOffer[]; readonly stay: Stay },
): CeilingRestriction | undefined {
  for (const id of roomTypeIds) {
    const offer = offers.find(({ category }) => category.roomTypeId === id)
    const price = offer && todaysPriceOf(offer)
    if (!offer || !price) continue
    const most = highestDifference(room, price)
    const kind = offer.availability.kind === 'available' ? 'available-now' : 'ceiling-too-high'
    if (ceiling > most.amount) return { offer, kind, perNight: addedPerNight(room, price, stay).amount, most }
  }
  return undefined
}

/**
 * A ceiling to begin with: half of what the most expensive requested category adds to a night today, in whole units of the
 * currency, and less than any of them adds. Nothing where none has a price today.
 */
export function startingCeiling(
  roomTypeIds: readonly number[],
  room: Pick<Room, 'dailyRates'>,
  offers: readonly RoomOffer[],
): Money | undefined {
  const most = offers
    .filter(({ category }) => roomTypeIds.includes(category.roomTypeId))
    .map(todaysPriceOf)
    .flatMap((price) => (price ? highestDifference(room, price) : []))
  const [first] = most
  if (!first) return undefined
  const amounts = most.map(({ amount }) => amount)
  const start = Math.floor(Math.min(Math.max(...amounts) / 2, Math.min(...amounts) * 0.75))
  const whole = fromMajor(Math.floor(toMajor(money(start, first.currency))), first.currency)
  return whole.amount > 0 ? whole : undefined
}

/** What a category comes to today, where it is sold. */
const todaysPriceOf = ({ availability }: RoomOffer): OfferedPrice | undefined =>
  availability.kind === 'available' ? availability : availability.price

function highestDifference({ dailyRates }: Pick<Room, 'dailyRates'>, { nights, total }: OfferedPrice): Money {
  const booked = new Map(dailyRates.map(({ date, price }) => [date, price.amount]))
  const added = nights.map(({ date, price }) => price.amount - (booked.get(date) ?? 0))
  return money(Math.max(0, ...added), total.currency)
}
