import {
  type AllowedAction,
  actionNames,
  actionRefusals,
  fromMajor,
  type HistoryEntry,
  type HistoryKind,
  type Reservation,
} from '@veranda/domain'
import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  string,
} from 'valibot'
import { decodePromotion, decodeProperty, wireBookingInformation } from './booking-information.ts'
import { langCode } from './language.ts'
import { wireTier } from './penalty.ts'
import { brandId, currencyCode, plainDate } from './scalars.ts'
import { present } from './present.ts'
import { wirePricingDetails } from './pricing-details.ts'
import { wireRoom } from './room.ts'
import { amount, as, flat, maybe, shape, wired } from './shape.ts'
import { statusId } from './status.ts'

export const wireAction = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    name: picklist(actionNames),
    allowed: boolean(),
    until: nullable(string()),
    reason: nullable(picklist(actionRefusals)),
  }),
  ({ name, until, reason }): AllowedAction =>
    reason === null ? { name, allowed: true, ...present({ until }) } : { name, allowed: false, reason },
)

export const wireCardUsed = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({ cardBrand: nullable(string()), lastDigits: nullable(string()) }),
  ({ cardBrand: scheme, lastDigits }): HistoryEntry['card'] =>
    scheme && lastDigits !== null ? { scheme, lastDigits } : undefined,
)

/** A newer service may know one more, which the page leaves out: the list of all is no part of the first view. */
const historyKind = /* @__PURE__ */ string() as unknown as GenericSchema<HistoryKind>

export const wireHistoryEntry = /* @__PURE__ */ shape<HistoryEntry>()({
  at: string(),
  kind: historyKind,
  by: picklist(['guest', 'hotel']),
  difference: maybe(amount),
  amount: as('paid', maybe(amount)),
  card: flat(wireCardUsed),
  receipt: maybe(string()),
})

export const wireReservation = /* @__PURE__ */ object({
  langCode,
  currency: currencyCode,
  trackingNumber: string(),
  cancellationNumber: nullable(string()),
  countryCode: string(),
  idBookHotel: number(),
  idBookStatus: statusId,
  version: number(),
  brand: brandId,
  bookedOn: plainDate,
  filter: string(),
  exchange_rate: number(),
  idDefCountry: number(),
  idDefMarketSegment: number(),
  marketSegment: object({
    idDefMarketSegment: number(),
    code: string(),
    description: string(),
    currencyCode,
    pmsProfileId: nullable(string()),
  }),
  bookingInformation: wireBookingInformation,
  transportation: nullable(object({ price: number(), isPaid: boolean() })),
  rooms: array(wireRoom),
  pricingDetails: wirePricingDetails,
  policyTimeline: array(wireTier),
  actions: array(wireAction),
  history: array(wireHistoryEntry),
})
export type WireReservation = InferOutput<typeof wireReservation>

export function decodeReservation(wire: WireReservation): Reservation {
  const { currency, bookingInformation: booking } = wire
  return {
    bookingId: wire.idBookHotel,
    reservationCode: wire.trackingNumber,
    version: wire.version,
    brand: wire.brand,
    status: statusId.decode(wire.idBookStatus),
    bookedOn: wire.bookedOn,
    stay: { arrival: booking.arrivalDate, departure: booking.departureDate },
    property: decodeProperty(booking),
    market: {
      code: wire.marketSegment.code,
      name: wire.marketSegment.description,
      countryCode: wire.countryCode,
    },
    currency,
    guestCurrency: booking.currencyUser.currencyCode,
    exchangeRate: wire.exchange_rate,
    ...present({
      cancellationCode: wire.cancellationNumber,
      promotion: booking.promoCode && decodePromotion(booking.promoCode, currency),
      transfer: wire.transportation && {
        price: fromMajor(wire.transportation.price, currency),
        isPaid: wire.transportation.isPaid,
        noticeDays: booking.sisturMinimumModificationPeriod,
      },
    }),
    rooms: wire.rooms.map((room) => wireRoom.decode(room, currency)),
    pricing: wirePricingDetails.decode(wire.pricingDetails, currency),
    policyTimeline: wire.policyTimeline.map((tier) => wireTier.decode(tier, currency)),
    actions: wire.actions.map((action) => wireAction.decode(action)),
    comments: booking.comments,
    history: wire.history.map((entry) => wireHistoryEntry.decode(entry, currency)),
  }
}
