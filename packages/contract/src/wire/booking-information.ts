import {
  cancellationVariants,
  fromMajor,
  paymentFlows,
  type Property,
  type PropertyHelp,
  type Reservation,
  headcount,
  nightsOf,
  type Promotion,
  type CurrencyCode,
  toMajor,
} from '@veranda/domain'
import {
  array,
  boolean,
  exactOptional,
  type GenericSchema,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  string,
} from 'valibot'
import { decodeAgeRanges, encodeAgeRanges, wireAgeRanges } from './age-ranges.ts'
import { codeNumber } from './code-number.ts'
import { wireHelpPhone } from './help-phone.ts'
import { clockTime, currencyCode, plainDate, present } from './plain.ts'

export const wireCurrency = /* @__PURE__ */ object({
  idDefCurrency: number(),
  currencyCode,
  description: string(),
  ownExchangeRate: number(),
})

const wirePromoCode = /* @__PURE__ */ object({
  idBookPromoCode: number(),
  isText: boolean(),
  promoCode: string(),
  promoCodeType: picklist(['percent', 'amount']),
  amount: number(),
  idBookHotel: number(),
})

const openHours = /* @__PURE__ */ object({ opens: number(), closes: number() })

/** Lines and hours of the property's own; what is missing is its brand's. */
const wirePropertyHelp: GenericSchema<PropertyHelp> = /* @__PURE__ */ object({
  lines: exactOptional(
    array(
      object({
        countries: exactOptional(array(string())),
        phone: wireHelpPhone,
        display: exactOptional(string()),
      }),
    ),
  ),
  hours: exactOptional(object({ timeZone: string(), weekdays: openHours, weekend: openHours })),
})

export const wireBookingInformation = /* @__PURE__ */ object({
  idDefProperty: number(),
  propertyCode: string(),
  resortName: string(),
  timeZone: string(),
  onlyAdults: boolean(),
  cancellationVariant: picklist(cancellationVariants),
  sellsAddOns: boolean(),
  paymentFlow: picklist(paymentFlows),
  ageRanges: wireAgeRanges,
  minimumNights: number(),
  maximumNights: nullable(number()),
  bookableDays: number(),
  help: nullable(wirePropertyHelp),
  resortImage: nullable(string()),
  arrivalDate: plainDate,
  departureDate: plainDate,
  arrivalTime: clockTime,
  departureTime: clockTime,
  beds: string(),
  guests: number(),
  nights: number(),
  address: object({
    idDefAddress: number(),
    address: string(),
    city: string(),
    stateCode: string(),
    zipCode: string(),
    countryCode: string(),
    latitude: number(),
    longitude: number(),
  }),
  comments: string(),
  promoCode: nullable(wirePromoCode),
  currencyUser: wireCurrency,
  currencyProperty: wireCurrency,
  hasSisturServices: boolean(),
  sisturMinimumModificationPeriod: number(),
})
export type WireBookingInformation = InferOutput<typeof wireBookingInformation>

export const decodeProperty = (wire: WireBookingInformation): Property => ({
  propertyId: wire.idDefProperty,
  code: wire.propertyCode,
  name: wire.resortName,
  timeZone: wire.timeZone,
  checkInAt: wire.arrivalTime,
  checkOutAt: wire.departureTime,
  adultsOnly: wire.onlyAdults,
  cancellationVariant: wire.cancellationVariant,
  sellsAddOns: wire.sellsAddOns,
  paymentFlow: wire.paymentFlow,
  ageRanges: decodeAgeRanges(wire.ageRanges),
  stayLimits: {
    minimumNights: wire.minimumNights,
    bookableDays: wire.bookableDays,
    ...present({ maximumNights: wire.maximumNights }),
  },
  address: {
    street: wire.address.address,
    city: wire.address.city,
    stateCode: wire.address.stateCode,
    zipCode: wire.address.zipCode,
    countryCode: wire.address.countryCode,
    latitude: wire.address.latitude,
    longitude: wire.address.longitude,
  },
  ...present({ photoUrl: wire.resortImage, help: wire.help }),
})

export const decodePromotion = (
  wire: InferOutput<typeof wirePromoCode>,
  currency: CurrencyCode,
): Promotion =>
  wire.promoCodeType === 'percent'
    ? { kind: 'percent', code: wire.promoCode, percent: wire.amount }
    : { kind: 'amount', code: wire.promoCode, amount: fromMajor(wire.amount, currency) }

export function encodeBookingInformation(reservation: Reservation): WireBookingInformation {
  const { property, stay, promotion, transportation, rooms } = reservation
  const { street, ...address } = property.address
  return {
    idDefProperty: property.propertyId,
    propertyCode: property.code,
    resortName: property.name,
    timeZone: property.timeZone,
    onlyAdults: property.adultsOnly,
    cancellationVariant: property.cancellationVariant,
    sellsAddOns: property.sellsAddOns,
    paymentFlow: property.paymentFlow,
    ageRanges: encodeAgeRanges(property.ageRanges),
    minimumNights: property.stayLimits.minimumNights,
    maximumNights: property.stayLimits.maximumNights ?? null,
    bookableDays: property.stayLimits.bookableDays,
    help: property.help ?? null,
    resortImage: property.photoUrl ?? null,
    arrivalDate: stay.arrival,
    departureDate: stay.departure,
    arrivalTime: property.checkInAt,
    departureTime: property.checkOutAt,
    beds: rooms[0]?.category.beds ?? '',
    guests: rooms.reduce((guests, room) => guests + headcount(room.occupancy), 0),
    nights: nightsOf(stay),
    address: { idDefAddress: property.propertyId, address: street, ...address },
    comments: reservation.comments,
    promoCode: promotion ? encodePromotion(promotion, reservation.bookingId) : null,
    currencyUser: encodeCurrency(reservation.guestCurrency, reservation.exchangeRate),
    currencyProperty: encodeCurrency(reservation.currency, 1),
    hasSisturServices: transportation !== undefined,
    sisturMinimumModificationPeriod: transportation?.noticeDays ?? 0,
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
