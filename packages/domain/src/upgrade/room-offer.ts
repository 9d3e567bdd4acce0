import { headcount } from '../guests/index.ts'
import { exponentOf, type Money, minus, money } from '../money/index.ts'
import { isSuperior } from '../quotes/index.ts'
import { type PricedRoom, priceStay, type RateBoard } from '../rates/index.ts'
import type { DailyRate, Room, RoomCategory } from '../reservation/index.ts'
import { nightDatesOf, nightsOf, type PlainDate, type Stay } from '../stay/index.ts'
import { boardOfCategory, nightsWithout } from './board-of-category.ts'

/** A higher category for a room, and whether its guests can have it for their stay. */
export type RoomOffer = { readonly category: RoomCategory; readonly availability: OfferAvailability }

export type OfferAvailability =
  | ({ readonly kind: 'available' } & OfferedPrice)
  /** On these nights of the stay somebody else has the last one, or none is sold. */
  | { readonly kind: 'sold-out' | 'not-on-sale'; readonly nights: readonly PlainDate[] }
  /** The guests of the room would not fit into it. */
  | { readonly kind: 'too-small' }

/** What the category costs for the guests of a room, under the room's own rate. */
export type OfferedPrice = {
  readonly ratePlanId: number
  readonly nights: readonly DailyRate[]
  readonly total: Money
  /** What the reservation's promotion takes off; already inside the total. */
  readonly saving: Money
  /** The total minus what the room costs today; below zero where the higher category is cheaper. */
  readonly difference: Money
  /** How many are left on the night that has the fewest. */
  readonly left: number
}

type OfferedRoom = Pick<Room, 'category' | 'occupancy' | 'ratePlan' | 'total'>

/** The categories above a room's own, highest first: an upgrade never leads down, nor aside. */
export const superiorCategories = (
  { category }: Pick<Room, 'category'>,
  categories: readonly RoomCategory[],
): readonly RoomCategory[] =>
  categories.filter((one) => isSuperior(one, category)).toSorted((a, b) => b.rank - a.rank)

/**
 * What each of some categories comes to for a room over its stay, from a board with a room of each category for the
 * guests of that room.
 */
export const roomOffers = (
  room: OfferedRoom,
  categories: readonly RoomCategory[],
  { board, stay }: { readonly board: RateBoard; readonly stay: Stay },
): readonly RoomOffer[] =>
  categories.map((category) => ({ category, availability: availabilityOf(room, category, board, stay) }))

function availabilityOf(
  room: OfferedRoom,
  { roomTypeId, maxOccupancy }: RoomCategory,
  whole: RateBoard,
  stay: Stay,
): OfferAvailability {
  if (headcount(room.occupancy) > maxOccupancy) return { kind: 'too-small' }
  const board = boardOfCategory(whole, roomTypeId)
  const priced = board && priceStay(board, stay)
  const [own] = priced?.ok ? priced.value.rooms : []
  if (!board || !own) return missingOn(board, stay)
  return { kind: 'available', ...offeredPrice(room, own, board, stay) }
}

function missingOn(board: RateBoard | undefined, stay: Stay): OfferAvailability {
  const unsold = board ? nightsWithout(board, stay, 'price') : nightDatesOf(stay)
  if (!board || unsold.length > 0) return { kind: 'not-on-sale', nights: unsold }
  return { kind: 'sold-out', nights: nightsWithout(board, stay, 'room') }
}

function offeredPrice(
  room: OfferedRoom,
  { nights, total, saving }: PricedRoom,
  { currency, days }: RateBoard,
  { arrival, departure }: Stay,
): OfferedPrice {
  const left = days.filter(({ date }) => arrival <= date && date < departure).map((day) => day.left[0] ?? 0)
  return {
    ratePlanId: room.ratePlan.ratePlanId,
    nights: nights.map(({ night, price }) => ({ date: night, price: money(price, currency) })),
    total: money(total, currency),
    saving: money(saving, currency),
    difference: minus(money(total, currency), room.total),
    left: Math.min(...left),
  }
}

/** What an upgrade adds to a night: in whole minor units where it adds just that to every one, else in whole units. */
export function addedPerNight(
  { dailyRates }: Pick<Room, 'dailyRates'>,
  { nights, difference }: Pick<OfferedPrice, 'nights' | 'difference'>,
  stay: Stay,
): { readonly amount: Money; readonly isEveryNight: boolean } {
  const { amount: all, currency } = difference
  const count = Math.max(1, nightsOf(stay))
  const today = new Map(dailyRates.map(({ date, price }) => [date, price.amount]))
  const isEveryNight = nights.every(
    ({ date, price }) => (price.amount - (today.get(date) ?? 0)) * count === all,
  )
  // An average to the cent would look like a price.
  const unit = isEveryNight ? 1 : 10 ** exponentOf(currency)
  return { amount: money(Math.round(all / count / unit) * unit, currency), isEveryNight }
}
