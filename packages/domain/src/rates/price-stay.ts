import type { Promotion } from '../reservation/index.ts'
import { refused, ok, type Result } from '../shared/index.ts'
import { daysBetween, nightDatesOf, nightsOf, type PlainDate, type Stay } from '../stay/index.ts'
import { promotedPrice, promotionCovers } from './promotion-terms.ts'
import type { BoardDay, RateBoard } from './rate-board.ts'

export type PricedNight = { readonly night: PlainDate; readonly price: number }

export type PricedRoom = {
  readonly roomNumber: number
  readonly nights: readonly PricedNight[]
  readonly total: number
  /** What the promotion took off. */
  readonly saving: number
}

/** A stay with what it costs, in minor units of the board's currency. */
export type PricedStay = {
  readonly stay: Stay
  readonly rooms: readonly PricedRoom[]
  readonly total: number
  readonly saving: number
  readonly promotion: 'none' | 'applied' | 'lost'
  /** What was applied, where something was. */
  readonly appliedPromotion?: Promotion
}

/** Why a stay cannot be had. */
export type StayObstacle =
  | { readonly kind: 'not-a-stay' }
  | { readonly kind: 'in-the-past' }
  | { readonly kind: 'too-short'; readonly minimumNights: number }
  | { readonly kind: 'no-check-in' | 'no-check-out' | 'closed' | 'not-on-sale'; readonly on: PlainDate }
  | { readonly kind: 'rate-not-found'; readonly on: PlainDate; readonly roomNumbers: readonly number[] }
  | { readonly kind: 'sold-out'; readonly on: PlainDate; readonly roomNumbers: readonly number[] }

/** What a stay costs in the rooms of a board, or the first thing that stands in its way. */
export function priceStay(board: RateBoard, stay: Stay): Result<PricedStay, StayObstacle> {
  const obstacle = obstacleTo(board, stay)
  if (obstacle) return refused(obstacle)
  const nights = daysOf(board, stay)
  const promotion = promotionOf(board, stay)
  const rooms = board.rooms.map(({ roomNumber }, index): PricedRoom => {
    const full = nights.map(({ date, prices }) => ({ night: date, price: prices[index] ?? 0 }))
    const priced = promotion
      ? full.map(({ night, price }, position) => ({
          night,
          price: promotedPrice(price, promotion, { isFirstNight: position === 0, currency: board.currency }),
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
    promotion: promotion ? 'applied' : board.promotion ? 'lost' : 'none',
    ...(promotion ? { appliedPromotion: promotion } : {}),
  })
}

const promotionOf = ({ promotion }: RateBoard, stay: Stay) =>
  promotion && promotionCovers(promotion, stay) ? promotion.promotion : undefined

const totalOf = (nights: readonly PricedNight[]) => nights.reduce((sum, { price }) => sum + price, 0)

/** What stands in the way of a stay, in the order a guest would want to be told. */
export function obstacleTo(board: RateBoard, stay: Stay): StayObstacle | undefined {
  if (nightsOf(stay) <= 0) return { kind: 'not-a-stay' }
  if (stay.arrival < board.today) return { kind: 'in-the-past' }
  const arrival = dayOn(board, stay.arrival)
  const minimumNights = Math.max(board.minimumNights, arrival?.minimumNights ?? 0)
  if (nightsOf(stay) < minimumNights) return { kind: 'too-short', minimumNights }
  const { stay: current } = board.current
  if (arrival?.limit === 'check-out-only' && stay.arrival !== current.arrival)
    return { kind: 'no-check-in', on: stay.arrival }
  if (dayOn(board, stay.departure)?.limit === 'check-in-only' && stay.departure !== current.departure)
    return { kind: 'no-check-out', on: stay.departure }
  const nights = daysOf(board, stay)
  if (nights.length < nightsOf(stay)) return { kind: 'not-on-sale', on: firstUnsold(board, stay) }
  for (const day of nights) {
    const obstacle = obstacleOn(board, day)
    if (obstacle) return obstacle
  }
  return undefined
}

function obstacleOn(board: RateBoard, day: BoardDay): StayObstacle | undefined {
  const { date: on } = day
  if (day.limit === 'closed' && !isOwnNight(board, on)) return { kind: 'closed', on }
  const unpriced = board.rooms.filter((_, index) => (day.prices[index] ?? null) === null)
  if (unpriced.length > 0) return { kind: 'rate-not-found', on, roomNumbers: numbersOf(unpriced) }
  const taken = board.rooms.filter((_, index) => isTaken(board, day, index))
  return taken.length > 0 ? { kind: 'sold-out', on, roomNumbers: numbersOf(taken) } : undefined
}

/** A night that is slept already is never in its guest's way, whatever was closed since. */
const isOwnNight = ({ current: { stay } }: RateBoard, night: PlainDate): boolean =>
  stay.arrival <= night && night < stay.departure

/** Whether a day has no room left for one of the board's rooms: two rooms of a category need two. */
export function isTaken({ rooms }: RateBoard, { left }: BoardDay, index: number): boolean {
  const type = rooms[index]?.roomTypeId
  const before = rooms.slice(0, index).filter(({ roomTypeId }) => roomTypeId === type).length
  return (left[index] ?? 0) <= before
}

const firstUnsold = (board: RateBoard, stay: Stay): PlainDate =>
  nightDatesOf(stay).find((night) => !dayOn(board, night)) ?? stay.arrival

const numbersOf = (rooms: readonly { readonly roomNumber: number }[]) =>
  rooms.map(({ roomNumber }) => roomNumber)

/** The board's day on a date; missing outside of the board. */
export function dayOn({ days }: RateBoard, date: PlainDate): BoardDay | undefined {
  const [first] = days
  return first ? days[daysBetween(first.date, date)] : undefined
}

function daysOf({ days }: RateBoard, { arrival, departure }: Stay): readonly BoardDay[] {
  const [first] = days
  if (!first) return []
  const from = daysBetween(first.date, arrival)
  return from < 0 ? [] : days.slice(from, daysBetween(first.date, departure))
}
