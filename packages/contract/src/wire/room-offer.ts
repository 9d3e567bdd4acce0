import {
  type OfferAvailability,
  type OfferedPrice,
  type UpgradeRestriction,
  type RoomOffer,
  stayRestrictions,
} from '@veranda/domain'
import { array, nullable, number, object, picklist } from 'valibot'
import { plainDate } from './scalars.ts'
import { wireRoomCategory } from './room-category.ts'
import { amount, amountsIn, as, flat, list, parts, shape, wired } from './shape.ts'
import { encode } from './encode.ts'

const wirePrice = /* @__PURE__ */ shape<OfferedPrice>()({
  currencyCode: amountsIn,
  idop_rate_plan: as('ratePlanId', number()),
  price_per_day: as('nights', list(parts({ date: plainDate, price: amount }))),
  total: amount,
  saving: amount,
  /** The stay's total minus the room's current price. */
  totalRoomUpgrade: as('difference', amount),
  avail_rooms: as('left', number()),
})

const wireRestriction = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    kind: picklist(['too-small', 'sold-out', 'not-on-sale', ...stayRestrictions]),
    /** The nights a category is sold out or not on sale; empty for every other kind. */
    missingDates: array(plainDate),
  }),
  ({ kind, missingDates }): UpgradeRestriction => {
    if (kind === 'too-small') return { kind }
    if (kind === 'sold-out' || kind === 'not-on-sale') return { kind, nights: missingDates }
    return { kind: 'restricted', restriction: kind }
  },
  (restriction: UpgradeRestriction) => ({
    kind: restriction.kind === 'restricted' ? restriction.restriction : restriction.kind,
    missingDates: 'nights' in restriction ? [...restriction.nights] : [],
  }),
)

const wireAvailability = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    availability: picklist(['available', 'unavailable']),
    /** Set if it is available, or would be with a free room. */
    price: nullable(wirePrice),
    /** Its restrictions, independent of each other; empty if it is available. */
    restrictions: array(wireRestriction),
  }),
  ({ availability, price, restrictions }): OfferAvailability =>
    availability === 'available' && price
      ? { kind: 'available', ...wirePrice.decode(price) }
      : {
          kind: 'unavailable',
          restrictions: restrictions.map((restriction) => wireRestriction.decode(restriction)),
          ...(price ? { price: wirePrice.decode(price) } : {}),
        },
  (value: OfferAvailability) => {
    const price = value.kind === 'available' ? value : value.price
    return {
      availability: value.kind,
      price: price ? encode(wirePrice, price, price.total.currency) : null,
      restrictions:
        value.kind === 'available'
          ? []
          : value.restrictions.map((restriction) => encode(wireRestriction, restriction)),
    }
  },
)

export const wireRoomOffer = /* @__PURE__ */ shape<RoomOffer>()({
  category: flat(wireRoomCategory),
  availability: flat(wireAvailability),
})
