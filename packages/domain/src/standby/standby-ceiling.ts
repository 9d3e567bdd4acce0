import { addedPerNight, type OfferedPrice, type RoomOffer } from '../changes/upgrade/index.ts'
import type { Stay } from '../dates/index.ts'
import { fromMajor, type Money, money, toMajor } from '../money/index.ts'
import type { Room } from '../reservation/index.ts'
import type { StandbyAsk } from './standby-request.ts'

/** A requested category whose upgrade costs less today than the ceiling. */
export type CeilingRestriction = {
  readonly offer: RoomOffer
  /**
   * `available-now`: it can be booked at once. `ceiling-too-high`: it is sold out, but its price is lower
   * than the ceiling.
   */
  readonly kind: 'available-now' | 'ceiling-too-high'
  /** Its price difference per night today, as an upgrade shows it. */
  readonly perNight: Money
  /** The largest difference of a single night: the highest ceiling that is allowed. */
  readonly most: Money
}

/**
 * The first requested category of which the ceiling lowers no night's price: a ceiling is at most today's
 * price difference.
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
 * The suggested ceiling: half of the highest price difference per night among the selected categories, in
 * major units, and less than each of them. `undefined` if none has a price today.
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

/** A category's price today, if it is sold. */
const todaysPriceOf = ({ availability }: RoomOffer): OfferedPrice | undefined =>
  availability.kind === 'available' ? availability : availability.price

function highestDifference({ dailyRates }: Pick<Room, 'dailyRates'>, { nights, total }: OfferedPrice): Money {
  const booked = new Map(dailyRates.map(({ date, price }) => [date, price.amount]))
  const added = nights.map(({ date, price }) => price.amount - (booked.get(date) ?? 0))
  return money(Math.max(0, ...added), total.currency)
}
