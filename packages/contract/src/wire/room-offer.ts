import { fromMajor, type OfferAvailability, type RoomOffer, toMajor } from '@veranda/domain'
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

export const wireRoomOffer = /* @__PURE__ */ object({
  ...wireRoomCategory.entries,
  availability: picklist(['available', 'sold-out', 'not-on-sale', 'too-small']),
  /** There where it is available. */
  price: nullable(wireOfferPrice),
  /** The nights that stand in the way. */
  missingDates: array(plainDate),
})
export type WireRoomOffer = InferOutput<typeof wireRoomOffer>

export const decodeRoomOffer = (wire: WireRoomOffer): RoomOffer => ({
  category: decodeRoomCategory(wire),
  availability: decodeAvailability(wire),
})

function decodeAvailability({ availability: kind, price, missingDates }: WireRoomOffer): OfferAvailability {
  if (kind === 'too-small') return { kind }
  if (kind !== 'available' || !price)
    return { kind: kind === 'available' ? 'not-on-sale' : kind, nights: missingDates }
  const { currencyCode: currency, idop_rate_plan: ratePlanId, avail_rooms: left } = price
  return {
    kind,
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
  if (availability.kind === 'too-small') return { ...said, price: null, missingDates: [] }
  if (availability.kind !== 'available')
    return { ...said, price: null, missingDates: [...availability.nights] }
  const { ratePlanId, nights, total, saving, difference, left } = availability
  return {
    ...said,
    price: {
      currencyCode: total.currency,
      idop_rate_plan: ratePlanId,
      price_per_day: nights.map(({ date, price }) => ({ date, price: toMajor(price) })),
      total: toMajor(total),
      saving: toMajor(saving),
      totalRoomUpgrade: toMajor(difference),
      avail_rooms: left,
    },
    missingDates: [],
  }
}
