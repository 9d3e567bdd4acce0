import {
  type OfferAvailability,
  type OfferedPrice,
  type OfferObstacle,
  type RoomOffer,
  stayRestrictions,
} from '@veranda/domain'
import { array, nullable, number, object, picklist } from 'valibot'
import { plainDate } from './plain.ts'
import { wireRoomCategory } from './room-category.ts'
import { amount, amountsIn, as, flat, list, parts, shape, wired } from './shape.ts'
import { encode } from './encode.ts'

const wirePrice = /* @__PURE__ */ shape<OfferedPrice>()({
  currencyCode: amountsIn,
  idop_rate_plan: as('ratePlanId', number()),
  price_per_day: as('nights', list(parts({ date: plainDate, price: amount }))),
  total: amount,
  saving: amount,
  /** What the whole stay costs more than the room does today. */
  totalRoomUpgrade: as('difference', amount),
  avail_rooms: as('left', number()),
})

const wireObstacle = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    kind: picklist(['too-small', 'sold-out', 'not-on-sale', ...stayRestrictions]),
    /** The nights a category is sold out or not on sale; empty for every other kind. */
    missingDates: array(plainDate),
  }),
  ({ kind, missingDates }): OfferObstacle => {
    if (kind === 'too-small') return { kind }
    if (kind === 'sold-out' || kind === 'not-on-sale') return { kind, nights: missingDates }
    return { kind: 'restricted', restriction: kind }
  },
  (obstacle: OfferObstacle) => ({
    kind: obstacle.kind === 'restricted' ? obstacle.restriction : obstacle.kind,
    missingDates: 'nights' in obstacle ? [...obstacle.nights] : [],
  }),
)

const wireAvailability = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    availability: picklist(['available', 'unavailable']),
    /** There where it is available, or would be were a room left. */
    price: nullable(wirePrice),
    /** What stands in the way, each by itself; empty where it is available. */
    obstacles: array(wireObstacle),
  }),
  ({ availability, price, obstacles }): OfferAvailability =>
    availability === 'available' && price
      ? { kind: 'available', ...wirePrice.decode(price) }
      : {
          kind: 'unavailable',
          obstacles: obstacles.map((obstacle) => wireObstacle.decode(obstacle)),
          ...(price ? { price: wirePrice.decode(price) } : {}),
        },
  (value: OfferAvailability) => {
    const price = value.kind === 'available' ? value : value.price
    return {
      availability: value.kind,
      price: price ? encode(wirePrice, price, price.total.currency) : null,
      obstacles:
        value.kind === 'available' ? [] : value.obstacles.map((obstacle) => encode(wireObstacle, obstacle)),
    }
  },
)

export const wireRoomOffer = /* @__PURE__ */ shape<RoomOffer>()({
  category: flat(wireRoomCategory),
  availability: flat(wireAvailability),
})
export const encodeRoomOffer = (offer: RoomOffer) => encode(wireRoomOffer, offer)
