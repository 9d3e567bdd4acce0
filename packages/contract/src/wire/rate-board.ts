import { dayLimits, fromMajor, type RateBoard, toMajor } from '@veranda/domain'
import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { currencyCode, plainDate, present } from './plain.ts'
import { decodePromotionTerms, encodePromotionTerms, wirePromotionTerms } from './promotion-terms.ts'

export const wireRateBoard = /* @__PURE__ */ object({
  currencyCode,
  today: plainDate,
  minimumNights: number(),
  maximumNights: nullable(number()),
  current: object({ checkIn: plainDate, checkOut: plainDate, total: number() }),
  rooms: array(object({ roomNumber: number(), name: string(), idDefRoomType: number() })),
  days: array(
    object({
      date: plainDate,
      prices: array(nullable(number())),
      avail_rooms: array(number()),
      limit: nullable(picklist(dayLimits)),
      minimumNights: nullable(number()),
      specialRate: nullable(boolean()),
    }),
  ),
  promotion: nullable(wirePromotionTerms),
})
export type WireRateBoard = InferOutput<typeof wireRateBoard>

export function decodeRateBoard(wire: WireRateBoard): RateBoard {
  const { currencyCode: currency, current } = wire
  const minor = (major: number) => fromMajor(major, currency).amount
  return {
    currency,
    today: wire.today,
    minimumNights: wire.minimumNights,
    ...present({ maximumNights: wire.maximumNights }),
    current: {
      stay: { arrival: current.checkIn, departure: current.checkOut },
      total: minor(current.total),
    },
    rooms: wire.rooms.map(({ idDefRoomType, ...room }) => ({ ...room, roomTypeId: idDefRoomType })),
    days: wire.days.map(({ avail_rooms: left, specialRate, prices, ...day }) => ({
      ...present(day),
      prices: prices.map((price) => (price === null ? null : minor(price))),
      left,
      ...present({ isSpecial: specialRate }),
    })),
    ...present({ promotion: wire.promotion && decodePromotionTerms(wire.promotion, currency) }),
  }
}

export function encodeRateBoard(board: RateBoard): WireRateBoard {
  const major = (amount: number) => toMajor({ amount, currency: board.currency })
  const { stay, total } = board.current
  return {
    currencyCode: board.currency,
    today: board.today,
    minimumNights: board.minimumNights,
    maximumNights: board.maximumNights ?? null,
    current: { checkIn: stay.arrival, checkOut: stay.departure, total: major(total) },
    rooms: board.rooms.map(({ roomTypeId, ...room }) => ({ ...room, idDefRoomType: roomTypeId })),
    days: board.days.map(({ date, left, isSpecial, prices, limit, minimumNights }) => ({
      date,
      limit: limit ?? null,
      minimumNights: minimumNights ?? null,
      prices: prices.map((price) => (price === null ? null : major(price))),
      avail_rooms: [...left],
      specialRate: isSpecial ?? null,
    })),
    promotion: board.promotion ? encodePromotionTerms(board.promotion) : null,
  }
}
