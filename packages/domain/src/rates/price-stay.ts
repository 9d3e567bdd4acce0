import { addDays, daysBetween, isSameStay, nightsOf, type PlainDate, type Stay } from '../dates/index.ts'
import type { Promotion } from '../reservation/index.ts'
import { ok, refused, type Result } from '../result.ts'
import { type NightRestriction, nightsOfCalendar } from './calendar-nights.ts'
import { lowersNight, promotedPrice, promotionCovers } from './promotion-terms.ts'
import type { RateCalendarDay, RateCalendar } from './rate-calendar.ts'

export type PricedNight = { readonly night: PlainDate; readonly price: number }

export type PricedRoom = {
  readonly roomNumber: number
  readonly nights: readonly PricedNight[]
  readonly total: number
  /** The promotion's saving. */
  readonly saving: number
}

/** A stay with its price, in minor units of the calendar's currency. */
export type PricedStay = {
  readonly stay: Stay
  readonly rooms: readonly PricedRoom[]
  readonly total: number
  readonly saving: number
  readonly promotion: 'none' | 'applied' | 'lost'
  /** The promotion that was applied, if any. */
  readonly appliedPromotion?: Promotion
  /** The promotion was entered after booking, and does not change the price of nights booked before. */
  readonly newNightsOnly?: true
}

/** Why a stay is unavailable. */
export type UnavailableStay =
  | { readonly kind: 'not-a-stay' }
  | { readonly kind: 'in-the-past' }
  | { readonly kind: 'too-short'; readonly minimumNights: number }
  | { readonly kind: 'too-long'; readonly maximumNights: number }
  | { readonly kind: 'no-check-in' | 'no-check-out' | 'not-on-sale'; readonly on: PlainDate }
  | NightRestriction

/** The price of a stay in the rooms of a rate calendar, or the first restriction. */
export function priceStay(calendar: RateCalendar, stay: Stay): Result<PricedStay, UnavailableStay> {
  const restriction = restrictionTo(calendar, stay)
  if (restriction) return refused(restriction)
  const nights = calendar.days.slice(...placesOf(calendar, stay))
  const promotion = promotionOf(calendar, stay)
  const isLowered = (night: PlainDate) =>
    promotion !== undefined && lowersNight(promotion, night, calendar.current.stay)
  const firstLowered = nights.findIndex(({ date }) => isLowered(date))
  const rooms = calendar.rooms.map(({ roomNumber }, index): PricedRoom => {
    const full = nights.map(({ date, prices }) => ({ night: date, price: prices[index] ?? 0 }))
    const priced = promotion
      ? full.map(({ night, price }, position) => ({
          night,
          price: isLowered(night)
            ? promotedPrice(price, promotion, {
                isFirstNight: position === firstLowered,
                currency: calendar.currency,
              })
            : price,
        }))
      : full
    const total = totalOf(priced)
    return { roomNumber, nights: priced, total, saving: totalOf(full) - total }
  })
  return ok({
    stay,
    rooms,
    total: rooms.reduce((sum, room) => sum + room.total, 0),
    saving: rooms.reduce((sum, room) => sum + room.saving, 0),
    promotion: promotion ? 'applied' : calendar.promotion ? 'lost' : 'none',
    ...(promotion ? { appliedPromotion: promotion } : {}),
    ...(promotion && nights.some(({ date }) => !isLowered(date)) ? { newNightsOnly: true } : {}),
  })
}

const promotionOf = ({ promotion }: RateCalendar, stay: Stay) =>
  promotion && promotionCovers(promotion, stay) ? promotion.promotion : undefined

const totalOf = (nights: readonly PricedNight[]) => nights.reduce((sum, { price }) => sum + price, 0)

/** The total of a stay in all rooms, as in `priceStay` but without the single nights. */
export function totalFor(calendar: RateCalendar, stay: Stay): Result<number, UnavailableStay> {
  const restriction = restrictionTo(calendar, stay)
  if (restriction) return refused(restriction)
  const { fullBefore, promotedBefore, amountOff } = nightsOfCalendar(calendar)
  const [from, to] = placesOf(calendar, stay)
  const between = (sums: readonly number[]) => (sums[to] ?? 0) - (sums[from] ?? 0)
  const promotion = promotionOf(calendar, stay)
  if (!promotion) return ok(between(fullBefore))
  const first = firstLoweredPlace(calendar, promotion, [from, to])
  return ok(between(promotedBefore) - (first === undefined ? 0 : (amountOff[first] ?? 0)))
}

/**
 * The first night a promotion lowers: for a stay that starts on a booked night, the first one after the
 * booked nights.
 */
function firstLoweredPlace(
  calendar: RateCalendar,
  promotion: Promotion,
  [from, to]: readonly [number, number],
): number | undefined {
  const { stay } = calendar.current
  const arrival = calendar.days[from]?.date
  if (arrival === undefined || lowersNight(promotion, arrival, stay)) return from
  const [, after] = placesOf(calendar, stay)
  return after < to ? after : undefined
}

/** The first restriction on a stay, in the order in which guests should learn of them. */
export function restrictionTo(calendar: RateCalendar, stay: Stay): UnavailableStay | undefined {
  if (nightsOf(stay) <= 0) return { kind: 'not-a-stay' }
  if (stay.arrival < calendar.today) return { kind: 'in-the-past' }
  const { days, maximumNights } = calendar
  const [from, to] = placesOf(calendar, stay)
  const arrival = days[from]
  const minimumNights = Math.max(calendar.minimumNights, arrival?.minimumNights ?? 0)
  const { stay: current } = calendar.current
  // The booked stay keeps its length, whatever is required of new stays since.
  const isBooked = isSameStay(stay, current)
  if (!isBooked && to - from < minimumNights) return { kind: 'too-short', minimumNights }
  if (!isBooked && maximumNights !== undefined && to - from > maximumNights)
    return { kind: 'too-long', maximumNights }
  if (arrival?.limit === 'check-out-only' && stay.arrival !== current.arrival)
    return { kind: 'no-check-in', on: stay.arrival }
  if (days[to]?.limit === 'check-in-only' && stay.departure !== current.departure)
    return { kind: 'no-check-out', on: stay.departure }
  if (from < 0 || to > days.length) return { kind: 'not-on-sale', on: firstUnsold(calendar, stay) }
  const { blockedFrom, restrictions } = nightsOfCalendar(calendar)
  const blocked = blockedFrom[from] ?? days.length
  return blocked < to ? restrictions[blocked] : undefined
}

function firstUnsold({ days }: RateCalendar, { arrival }: Stay): PlainDate {
  const last = days.at(-1)?.date
  const [first] = days
  return !last || !first || arrival < first.date || last < arrival ? arrival : addDays(last, 1)
}

/** The day of a rate calendar on a date; `undefined` outside the calendar. */
export function dayOn({ days }: RateCalendar, date: PlainDate): RateCalendarDay | undefined {
  const [first] = days
  return first ? days[daysBetween(first.date, date)] : undefined
}

/** The indices of a stay's arrival and departure in the calendar, even outside of it. */
function placesOf({ days }: RateCalendar, { arrival, departure }: Stay): readonly [number, number] {
  const first = days[0]?.date ?? arrival
  return [daysBetween(first, arrival), daysBetween(first, departure)]
}
