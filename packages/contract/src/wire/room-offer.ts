import {
  fromMajor,
  type OfferAvailability,
  type OfferedPrice,
  type OfferObstacle,
  type RoomOffer,
  stayRestrictions,
  toMajor,
} from '@veranda/domain'
import { array, type InferOutput, literal, nullable, number, object, picklist, variant } from 'valibot'
import { currencyCode, plainDate } from './plain.ts'
import { decodeRoomCategory, encodeRoomCategory, wireRoomCategory } from './room-category.ts'

const wireOfferPrice = /* @__PURE__ */ object({
  currencyCode,
  idop_rate_plan: number(),
  price_per_day: array(object({ date: plainDate, price: number() })),
  total: number(),
  saving: number(),
  /** What the whole stay costs more than the room does today. */
  totalRoomUpgrade: number(),
  avail_rooms: number(),
})

const wireObstacle = /* @__PURE__ */ variant('kind', [
  object({ kind: literal('too-small') }),
  object({ kind: picklist(['sold-out', 'not-on-sale']), missingDates: array(plainDate) }),
  object({ kind: literal('restricted'), restriction: picklist(stayRestrictions) }),
])

export const wireRoomOffer = /* @__PURE__ */ object({
  ...wireRoomCategory.entries,
  availability: picklist(['available', 'unavailable']),
  /** There where it is available, or would be were a room left. */
  price: nullable(wireOfferPrice),
  /** What stands in the way, each by itself; empty where it is available. */
  obstacles: array(wireObstacle),
})
export type WireRoomOffer = InferOutput<typeof wireRoomOffer>

export const decodeRoomOffer = (wire: WireRoomOffer): RoomOffer => ({
  category: decodeRoomCategory(wire),
  availability: decodeAvailability(wire),
})

function decodeAvailability({ availability, price, obstacles }: WireRoomOffer): OfferAvailability {
  if (availability === 'available' && price) return { kind: 'available', ...decodePrice(price) }
  return {
    kind: 'unavailable',
    obstacles: obstacles.map(decodeObstacle),
    ...(price ? { price: decodePrice(price) } : {}),
  }
}

function decodePrice(price: InferOutput<typeof wireOfferPrice>): OfferedPrice {
  const { currencyCode: currency, idop_rate_plan: ratePlanId, avail_rooms: left } = price
  return {
    ratePlanId,
    nights: price.price_per_day.map((day) => ({ date: day.date, price: fromMajor(day.price, currency) })),
    total: fromMajor(price.total, currency),
    saving: fromMajor(price.saving, currency),
    difference: fromMajor(price.totalRoomUpgrade, currency),
    left,
  }
}

export function encodeRoomOffer({ category, availability }: RoomOffer): WireRoomOffer {
  const said = { ...encodeRoomCategory(category), availability: availability.kind }
  if (availability.kind === 'unavailable')
    return {
      ...said,
      price: availability.price ? encodePrice(availability.price) : null,
      obstacles: availability.obstacles.map(encodeObstacle),
    }
  return { ...said, price: encodePrice(availability), obstacles: [] }
}

const encodePrice = ({ ratePlanId, nights, total, saving, difference, left }: OfferedPrice) => ({
  currencyCode: total.currency,
  idop_rate_plan: ratePlanId,
  price_per_day: nights.map(({ date, price }) => ({ date, price: toMajor(price) })),
  total: toMajor(total),
  saving: toMajor(saving),
  totalRoomUpgrade: toMajor(difference),
  avail_rooms: left,
})

type WireObstacle = WireRoomOffer['obstacles'][number]

const decodeObstacle = (wire: WireObstacle): OfferObstacle =>
  'missingDates' in wire ? { kind: wire.kind, nights: wire.missingDates } : wire

const encodeObstacle = (obstacle: OfferObstacle): WireObstacle =>
  'nights' in obstacle ? { kind: obstacle.kind, missingDates: [...obstacle.nights] } : obstacle
