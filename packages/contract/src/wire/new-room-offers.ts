import type { CancellationPolicy, CurrencyCode, RatePlan, RoomOffer } from '@veranda/domain'
import { boolean, number, string } from 'valibot'
import { wirePolicy } from './penalty.ts'
import { wireRoomOffer } from './room-offer.ts'
import { amountsIn, as, list, parts, shape, wired } from './shape.ts'
import { encode } from './encode.ts'

/** What a room more could be, under the main room's rate, and what cancelling it would cost. */
export type NewRoomOffers = {
  readonly ratePlan: RatePlan
  readonly policy: CancellationPolicy
  readonly offers: readonly RoomOffer[]
}

/** Whether a rate can be given back. */
const refundable = /* @__PURE__ */ wired(
  /* @__PURE__ */ boolean(),
  (isRefundable): RatePlan['kind'] => (isRefundable ? 'flexible' : 'non-refundable'),
  (kind: RatePlan['kind']) => kind === 'flexible',
)

export const wireNewRoomOffers = /* @__PURE__ */ shape<NewRoomOffers>()({
  currencyCode: amountsIn,
  idOpRatePlan: as(
    'ratePlan',
    parts({
      idOpRatePlan: as('ratePlanId', number()),
      code: string(),
      description: as('name', string()),
      refundable: as('kind', refundable),
    }),
  ),
  policy: wirePolicy,
  rooms: as('offers', list(wireRoomOffer)),
})
export const encodeNewRoomOffers = (offers: NewRoomOffers, currency: CurrencyCode) =>
  encode(wireNewRoomOffers, offers, currency)
