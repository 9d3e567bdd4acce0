import { nightDatesOf, nightsOf, type Stay } from '../../dates/index.ts'
import { averageOf, exponentOf, minus, type Money, money } from '../../money/index.ts'
import { dayOn, priceStay, type RateCalendar } from '../../rates/index.ts'
import type { DailyRate, Room, RoomCategory } from '../../reservation/index.ts'
import { type UpgradeRestriction, upgradeRestrictions } from './upgrade-restrictions.ts'

/** A higher category for a room, and whether its guests can have it for their stay. */
export type RoomOffer = { readonly category: RoomCategory; readonly availability: OfferAvailability }

export type OfferAvailability =
  | ({ readonly kind: 'available' } & OfferedPrice)
  /** With every reason, independent of each other. */
  | {
      readonly kind: 'unavailable'
      readonly restrictions: readonly UpgradeRestriction[]
      /** Its price if a room became free; missing if anything else prevents it. */
      readonly price?: OfferedPrice
    }

/** What the category costs for the guests of a room, under the room's own rate. */
export type OfferedPrice = {
  readonly ratePlanId: number
  readonly nights: readonly DailyRate[]
  readonly total: Money
  /** The promotion's saving; already inside the total. */
  readonly saving: Money
  /** The total minus the room's current price; below zero if the higher category costs less. */
  readonly difference: Money
  /** The rooms left on the night with the fewest. */
  readonly left: number
}

type OfferedRoom = Pick<Room, 'category' | 'occupancy' | 'ratePlan' | 'total'>

/**
 * The offers of several categories for a room's stay, from a rate calendar with a room of each category for
 * that room's guests.
 */
export const roomOffers = (
  room: OfferedRoom,
  categories: readonly RoomCategory[],
  { calendar, stay }: { readonly calendar: RateCalendar; readonly stay: Stay },
): readonly RoomOffer[] =>
  categories.map((category) => ({ category, availability: availabilityOf(room, category, calendar, stay) }))

function availabilityOf(
  room: OfferedRoom,
  category: RoomCategory,
  whole: RateCalendar,
  stay: Stay,
): OfferAvailability {
  const calendar = calendarOfCategory(whole, category.roomTypeId)
  const restrictions = upgradeRestrictions(room, category, { calendar, stay })
  if (!calendar || restrictions.some(({ kind }) => kind !== 'sold-out'))
    return { kind: 'unavailable', restrictions }
  const price = offeredPrice(room, calendar, stay)
  return restrictions.length > 0
    ? { kind: 'unavailable', restrictions, price }
    : { kind: 'available', ...price }
}

function offeredPrice(room: OfferedRoom, calendar: RateCalendar, stay: Stay): OfferedPrice {
  const { currency } = calendar
  // Sold out or not: the price is the same.
  const priced = priceStay({ ...calendar, days: calendar.days.map((day) => ({ ...day, left: [1] })) }, stay)
  const [own] = priced.ok ? priced.value.rooms : []
  if (!own) throw new Error('A category that nothing else stands against has a price')
  const { nights, total, saving } = own
  const left = nightDatesOf(stay).map((night) => dayOn(calendar, night)?.left[0] ?? 0)
  return {
    ratePlanId: room.ratePlan.ratePlanId,
    nights: nights.map(({ night, price }) => ({ date: night, price: money(price, currency) })),
    total: money(total, currency),
    saving: money(saving, currency),
    difference: minus(money(total, currency), room.total),
    left: Math.max(0, Math.min(...left)),
  }
}

/**
 * The price of an upgrade per night: in minor units if it is the same every night, otherwise an average in
 * major units.
 */
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
  // An average with cents would look like a real price.
  const unit = isEveryNight ? 1 : 10 ** exponentOf(currency)
  return { amount: averageOf(difference, count, unit), isEveryNight }
}

/** The rate calendar for a single category out of several. */
function calendarOfCategory(calendar: RateCalendar, roomTypeId: number): RateCalendar | undefined {
  const index = calendar.rooms.findIndex((room) => room.roomTypeId === roomTypeId)
  const room = calendar.rooms[index]
  if (!room) return undefined
  return {
    ...calendar,
    rooms: [room],
    days: calendar.days.map((day) => ({
      ...day,
      prices: [day.prices[index] ?? null],
      left: [day.left[index] ?? 0],
    })),
  }
}
