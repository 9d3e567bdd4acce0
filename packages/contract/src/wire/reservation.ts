import {
  type AllowedAction,
  actionNames,
  actionRefusals,
  type CurrencyCode,
  fromMajor,
  type HistoryEntry,
  historyKinds,
  type Reservation,
  toMajor,
} from '@veranda/domain'
import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import {
  decodePromotion,
  decodeProperty,
  encodeBookingInformation,
  wireBookingInformation,
} from './booking-information.ts'
import { codeNumber } from './code-number.ts'
import { type LangCode, langCode } from './language.ts'
import { decodeStretch, encodeStretch, wireStretch } from './penalty.ts'
import { brandId, currencyCode, plainDate, present } from './plain.ts'
import { decodePricingDetails, encodePricingDetails, wirePricingDetails } from './pricing-details.ts'
import { decodeRoom, encodeRoom, wireRoom } from './room.ts'
import { statusId, statusIdOf, statusOf } from './status.ts'

const wireAction = /* @__PURE__ */ object({
  name: picklist(actionNames),
  allowed: boolean(),
  until: nullable(string()),
  reason: nullable(picklist(actionRefusals)),
})

const wireHistoryEntry = /* @__PURE__ */ object({
  at: string(),
  kind: picklist(historyKinds),
  by: picklist(['guest', 'hotel']),
  difference: nullable(number()),
  amount: nullable(number()),
  cardBrand: nullable(string()),
  lastDigits: nullable(string()),
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
  marketSegment: object({ code: string(), description: string() }),
  bookingInformation: wireBookingInformation,
  transportation: nullable(object({ price: number(), isPaid: boolean() })),
  rooms: array(wireRoom),
  pricingDetails: wirePricingDetails,
  policyTimeline: array(wireStretch),
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
    status: statusOf(wire.idBookStatus),
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
      transportation: wire.transportation && {
        price: fromMajor(wire.transportation.price, currency),
        isPaid: wire.transportation.isPaid,
        noticeDays: booking.sisturMinimumModificationPeriod,
      },
    }),
    rooms: wire.rooms.map((room) => decodeRoom(room, currency)),
    pricing: decodePricingDetails(wire.pricingDetails, currency),
    policyTimeline: wire.policyTimeline.map((stretch) => decodeStretch(stretch, currency)),
    actions: wire.actions.map(decodeAction),
    comments: booking.comments,
    history: wire.history.map((entry) => decodeHistoryEntry(entry, currency)),
  }
}

export function encodeReservation(reservation: Reservation, lang: LangCode): WireReservation {
  const { market, transportation } = reservation
  return {
    langCode: lang,
    currency: reservation.currency,
    trackingNumber: reservation.reservationCode,
    cancellationNumber: reservation.cancellationCode ?? null,
    countryCode: market.countryCode,
    idBookHotel: reservation.bookingId,
    idBookStatus: statusIdOf(reservation.status),
    version: reservation.version,
    brand: reservation.brand,
    bookedOn: reservation.bookedOn,
    filter: '',
    exchange_rate: reservation.exchangeRate,
    idDefCountry: codeNumber(market.countryCode),
    idDefMarketSegment: codeNumber(market.code),
    marketSegment: { code: market.code, description: market.name },
    bookingInformation: encodeBookingInformation(reservation),
    transportation: transportation
      ? { price: toMajor(transportation.price), isPaid: transportation.isPaid }
      : null,
    rooms: reservation.rooms.map(encodeRoom),
    pricingDetails: encodePricingDetails(reservation.pricing),
    policyTimeline: reservation.policyTimeline.map(encodeStretch),
    actions: reservation.actions.map(encodeAction),
    history: reservation.history.map(encodeHistoryEntry),
  }
}

const decodeAction = ({ name, until, reason }: InferOutput<typeof wireAction>): AllowedAction =>
  reason === null ? { name, allowed: true, ...present({ until }) } : { name, allowed: false, reason }

const encodeAction = (action: AllowedAction): InferOutput<typeof wireAction> => ({
  name: action.name,
  allowed: action.allowed,
  until: action.allowed ? (action.until ?? null) : null,
  reason: action.allowed ? null : action.reason,
})

const decodeHistoryEntry = (
  { difference, amount, cardBrand, lastDigits, ...entry }: InferOutput<typeof wireHistoryEntry>,
  currency: CurrencyCode,
): HistoryEntry => ({
  ...entry,
  ...(difference === null ? {} : { difference: fromMajor(difference, currency) }),
  ...(amount === null ? {} : { paid: fromMajor(amount, currency) }),
  ...(cardBrand && lastDigits ? { card: { scheme: cardBrand, lastDigits } } : {}),
})

const encodeHistoryEntry = (entry: HistoryEntry): InferOutput<typeof wireHistoryEntry> => ({
  at: entry.at,
  kind: entry.kind,
  by: entry.by,
  difference: entry.difference ? toMajor(entry.difference) : null,
  amount: entry.paid ? toMajor(entry.paid) : null,
  cardBrand: entry.card?.scheme ?? null,
  lastDigits: entry.card?.lastDigits ?? null,
})
