import {
  type CurrencyCode,
  headcount,
  nightsOf,
  type Promotion,
  type Reservation,
  toMajor,
} from '@veranda/domain'
import type { InferOutput } from 'valibot'
import {
  type WireBookingInformation,
  type wireCurrency,
  type wirePromoCode,
  wireProperty,
} from './booking-information.ts'
import { codeNumber } from './code-number.ts'
import { encode } from './encode.ts'
import type { LangCode } from './language.ts'
import { wireTier } from './penalty.ts'
import { wirePricingDetails } from './pricing-details.ts'
import { wireAction, wireHistoryEntry, type WireReservation } from './reservation.ts'
import { wireRoom } from './room.ts'
import { statusId } from './status.ts'

/** A reservation as the service sends it (section 7). */
export function encodeReservation(reservation: Reservation, lang: LangCode): WireReservation {
  const { market, transfer } = reservation
  return {
    langCode: lang,
    currency: reservation.currency,
    trackingNumber: reservation.reservationCode,
    cancellationNumber: reservation.cancellationCode ?? null,
    countryCode: market.countryCode,
    idBookHotel: reservation.bookingId,
    idBookStatus: encode(statusId, reservation.status),
    version: reservation.version,
    brand: reservation.brand,
    bookedOn: reservation.bookedOn,
    filter: '',
    exchange_rate: reservation.exchangeRate,
    idDefCountry: codeNumber(market.countryCode),
    idDefMarketSegment: codeNumber(market.code),
    marketSegment: {
      idDefMarketSegment: codeNumber(market.code),
      code: market.code,
      description: market.name,
      currencyCode: market.currency ?? reservation.currency,
      pmsProfileId: market.pmsProfileId ?? null,
    },
    bookingInformation: encodeBookingInformation(reservation),
    transportation: transfer ? { price: toMajor(transfer.price), isPaid: transfer.isPaid } : null,
    rooms: reservation.rooms.map((room) => encode(wireRoom, room)),
    pricingDetails: encode(wirePricingDetails, reservation.pricing),
    policyTimeline: reservation.policyTimeline.map((tier) => encode(wireTier, tier)),
    actions: reservation.actions.map((action) => encode(wireAction, action)),
    history: reservation.history.map((entry) => encode(wireHistoryEntry, entry)),
  }
}

function encodeBookingInformation(reservation: Reservation): WireBookingInformation {
  const { property, stay, promotion, transfer, rooms } = reservation
  const sent = encode(wireProperty, property)
  return {
    ...sent,
    address: { ...sent.address, idDefAddress: property.propertyId },
    arrivalDate: stay.arrival,
    departureDate: stay.departure,
    beds: rooms[0]?.category.beds ?? '',
    guests: rooms.reduce((guests, room) => guests + headcount(room.occupancy), 0),
    nights: nightsOf(stay),
    comments: reservation.comments,
    promoCode: promotion ? encodePromotion(promotion, reservation.bookingId) : null,
    currencyUser: encodeCurrency(reservation.guestCurrency, reservation.exchangeRate),
    currencyProperty: encodeCurrency(reservation.currency, 1),
    hasSisturServices: transfer !== undefined,
    sisturMinimumModificationPeriod: transfer?.noticeDays ?? 0,
  }
}

const encodePromotion = (promotion: Promotion, bookingId: number): InferOutput<typeof wirePromoCode> => ({
  idBookPromoCode: bookingId,
  isText: true,
  promoCode: promotion.code,
  promoCodeType: promotion.kind,
  amount: promotion.kind === 'percent' ? promotion.percent : toMajor(promotion.amount),
  idBookHotel: bookingId,
})

const encodeCurrency = (code: CurrencyCode, rate: number): InferOutput<typeof wireCurrency> => ({
  idDefCurrency: codeNumber(code),
  currencyCode: code,
  description: code,
  ownExchangeRate: rate,
})
