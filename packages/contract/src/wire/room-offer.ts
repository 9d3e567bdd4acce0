import {
  fromMajor,
  type OfferAvailability,
  type OfferedPrice,
  type OfferObstacle,
  type RoomOffer,
  stayRestrictions,
  toMajor,
} from '@veranda/domain'
import { array, type InferOutput, nullable, number, object, picklist } from 'valibot'
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

const wireObstacle = /* @__PURE__ */ object({
  kind: picklist(['too-small', 'sold-out', 'not-on-sale', ...stayRestrictions]),
  /** The nights a category is sold out or not on sale; empty for every other kind. */
  missingDates: array(plainDate),
})

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

function decodeObstacle({ kind, missingDates }: WireObstacle): OfferObstacle {
  if (kind === 'too-small') return { kind }
  if (kind === 'sold-out' || kind === 'not-on-sale') return { kind, nights: missingDates }
  return { kind: 'restricted', restriction: kind }
}

const encodeObstacle = (obstacle: OfferObstacle): WireObstacle => ({
  kind: obstacle.kind === 'restricted' ? obstacle.restriction : obstacle.kind,
  missingDates: 'nights' in obstacle ? [...obstacle.nights] : [],
})
