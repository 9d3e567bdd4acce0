import type { PlainDate } from '../dates/index.ts'
import { lowersNight, promotedPrice } from './promotion-terms.ts'
import type { RateCalendarDay, RateCalendar } from './rate-calendar.ts'

/** Why a night is unavailable. */
export type NightRestriction =
  | { readonly kind: 'closed'; readonly on: PlainDate }
  | {
      readonly kind: 'rate-not-found' | 'sold-out'
      readonly on: PlainDate
      readonly roomNumbers: readonly number[]
    }

/** Prefix sums over a rate calendar's nights by index, so that any stay is a difference of two. */
export type CalendarNights = {
  readonly restrictions: readonly (NightRestriction | undefined)[]
  /** The first unavailable night from a day on; the number of days if all are available. */
  readonly blockedFrom: readonly number[]
  /** The price of all rooms in the nights before a day, without and with a percentage promotion. */
  readonly fullBefore: readonly number[]
  readonly promotedBefore: readonly number[]
  /** The amount that a fixed promotion takes off a stay that arrives on a day. */
  readonly amountOff: readonly number[]
}

const known = new WeakMap<RateCalendar, CalendarNights>()

/** Computed once per rate calendar, in days × rooms; every stay and every calendar day is derived from it. */
export function nightsOfCalendar(calendar: RateCalendar): CalendarNights {
  const retained = known.get(calendar)
  if (retained) return retained
  const made = calculateNights(calendar)
  known.set(calendar, made)
  return made
}

function calculateNights(calendar: RateCalendar): CalendarNights {
  const { days } = calendar
  const places = placesInType(calendar)
  const restrictions = days.map((day) => restrictionOn(calendar, day, places))
  const blockedFrom = Array.from({ length: days.length + 1 }, () => days.length)
  for (let place = days.length - 1; place >= 0; place -= 1)
    blockedFrom[place] = restrictions[place] ? place : (blockedFrom[place + 1] ?? days.length)
  const kind = calendar.promotion?.promotion.kind
  const full = days.map(({ prices }) => sumOf(prices))
  return {
    restrictions,
    blockedFrom,
    fullBefore: runningSums(full),
    promotedBefore: runningSums(kind === 'percent' ? days.map((day) => promotedSum(calendar, day)) : full),
    amountOff:
      kind === 'amount' ? days.map((day, place) => (full[place] ?? 0) - promotedSum(calendar, day)) : [],
  }
}

/** For each room, how many earlier rooms have the same category: two rooms of a category need two. */
function placesInType({ rooms }: RateCalendar): readonly number[] {
  const counts = new Map<number, number>()
  return rooms.map(({ roomTypeId }) => {
    const before = counts.get(roomTypeId) ?? 0
    counts.set(roomTypeId, before + 1)
    return before
  })
}

function restrictionOn(
  calendar: RateCalendar,
  day: RateCalendarDay,
  places: readonly number[],
): NightRestriction | undefined {
  const { date: on, left, prices } = day
  if (day.limit === 'closed' && !isOwnNight(calendar, on)) return { kind: 'closed', on }
  const unpriced = numbersWhere(calendar, (index) => (prices[index] ?? null) === null)
  if (unpriced.length > 0) return { kind: 'rate-not-found', on, roomNumbers: unpriced }
  const taken = numbersWhere(calendar, (index) => (left[index] ?? 0) <= (places[index] ?? 0))
  return taken.length > 0 ? { kind: 'sold-out', on, roomNumbers: taken } : undefined
}

/** A night of the guest's own stay is always available to them, even if it was closed since. */
const isOwnNight = ({ current: { stay } }: RateCalendar, night: PlainDate): boolean =>
  stay.arrival <= night && night < stay.departure

const numbersWhere = ({ rooms }: RateCalendar, is: (index: number) => boolean): readonly number[] =>
  rooms.flatMap(({ roomNumber }, index) => (is(index) ? [roomNumber] : []))

/** The price of a night under the promotion, if it were the first of a stay. */
function promotedSum(
  { currency, promotion, current }: RateCalendar,
  { date, prices }: RateCalendarDay,
): number {
  if (!promotion || !lowersNight(promotion.promotion, date, current.stay)) return sumOf(prices)
  const lowered = prices.map(
    (price) => price && promotedPrice(price, promotion.promotion, { isFirstNight: true, currency }),
  )
  return sumOf(lowered)
}

const sumOf = (prices: readonly (number | null)[]): number =>
  prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)

function runningSums(values: readonly number[]): readonly number[] {
  const sums = [0]
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value)
  return sums
}
