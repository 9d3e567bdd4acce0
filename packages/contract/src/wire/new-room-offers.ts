import { type CancellationPolicy, type CurrencyCode, type RatePlan, type RoomOffer } from '@veranda/domain'
import { array, boolean, type InferOutput, number, object, string } from 'valibot'
import { decodePolicy, encodePolicy, wirePolicy } from './penalty.ts'
import { currencyCode } from './plain.ts'
import { decodeRoomOffer, encodeRoomOffer, wireRoomOffer } from './room-offer.ts'

/** What a room more could be, under the main room's rate, and what cancelling it would cost. */
export type NewRoomOffers = {
  readonly ratePlan: RatePlan
  readonly policy: CancellationPolicy
  readonly offers: readonly RoomOffer[]
}

export const wireNewRoomOffers = /* @__PURE__ */ object({
  currencyCode,
  idOpRatePlan: object({
    idOpRatePlan: number(),
    code: string(),
    description: string(),
    refundable: boolean(),
  }),
  policy: wirePolicy,
  rooms: array(wireRoomOffer),
})
export type WireNewRoomOffers = InferOutput<typeof wireNewRoomOffers>

export const decodeNewRoomOffers = (wire: WireNewRoomOffers): NewRoomOffers => ({
  ratePlan: {
    ratePlanId: wire.idOpRatePlan.idOpRatePlan,
    code: wire.idOpRatePlan.code,
    name: wire.idOpRatePlan.description,
    kind: wire.idOpRatePlan.refundable ? 'flexible' : 'non-refundable',
  },
  policy: decodePolicy(wire.policy, wire.currencyCode),
  offers: wire.rooms.map(decodeRoomOffer),
})

export const encodeNewRoomOffers = (
  { ratePlan, policy, offers }: NewRoomOffers,
  currency: CurrencyCode,
): WireNewRoomOffers => ({
  currencyCode: currency,
  idOpRatePlan: {
    idOpRatePlan: ratePlan.ratePlanId,
    code: ratePlan.code,
    description: ratePlan.name,
    refundable: ratePlan.kind === 'flexible',
  },
  policy: encodePolicy(policy),
  rooms: offers.map(encodeRoomOffer),
})
