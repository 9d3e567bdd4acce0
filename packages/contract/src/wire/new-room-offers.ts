import type { RatePlan } from '@veranda/domain'
import { boolean, number, string } from 'valibot'
import { wirePolicy } from './penalty.ts'
import { wireRoomOffer } from './room-offer.ts'
import { amountsIn, as, list, parts, type ValueOf, wired } from './shape.ts'

/** Whether a rate is refundable. */
const refundable = /* @__PURE__ */ wired(
  /* @__PURE__ */ boolean(),
  (isRefundable): RatePlan['kind'] => (isRefundable ? 'flexible' : 'non-refundable'),
  (kind: RatePlan['kind']) => kind === 'flexible',
)

export const wireNewRoomOffers = /* @__PURE__ */ parts({
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
/** The offers of an additional room at the main room's rate, with its cancellation policy. */
export type NewRoomOffers = ValueOf<typeof wireNewRoomOffers>
