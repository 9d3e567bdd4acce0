import {
  cancellationVariants,
  fromMajor,
  paymentFlows,
  type Property,
  type PropertyHelp,
  type Promotion,
  type CurrencyCode,
} from '@veranda/domain'
import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { wireAgeRanges } from './age-ranges.ts'
import { wireHelpPhone } from './help-phone.ts'
import { clockTime, currencyCode, plainDate } from './scalars.ts'
import { as, flat, ifAny, list, maybe, parts, shape } from './shape.ts'

export const wireCurrency = /* @__PURE__ */ object({
  idDefCurrency: number(),
  currencyCode,
  description: string(),
  ownExchangeRate: number(),
})

export const wirePromoCode = /* @__PURE__ */ object({
  idBookPromoCode: number(),
  isText: boolean(),
  promoCode: string(),
  promoCodeType: picklist(['percent', 'amount']),
  amount: number(),
  idBookHotel: number(),
})

const openHours = /* @__PURE__ */ object({ opens: number(), closes: number() })

/** The property's own lines and hours; missing ones are its brand's. */
const wirePropertyHelp = /* @__PURE__ */ shape<PropertyHelp>()({
  lines: ifAny(
    list(parts({ countries: ifAny(array(string())), phone: wireHelpPhone, display: ifAny(string()) })),
  ),
  hours: ifAny(object({ timeZone: string(), weekdays: openHours, weekend: openHours })),
})

const wireAddress = /* @__PURE__ */ parts({
  address: as('street', string()),
  city: string(),
  stateCode: string(),
  zipCode: string(),
  countryCode: string(),
  latitude: number(),
  longitude: number(),
})

const wireStayLimits = /* @__PURE__ */ parts({
  minimumNights: number(),
  maximumNights: maybe(number()),
  bookableDays: number(),
})

export const wireProperty = /* @__PURE__ */ shape<Property>()({
  idDefProperty: as('propertyId', number()),
  propertyCode: as('code', string()),
  resortName: as('name', string()),
  timeZone: string(),
  onlyAdults: as('adultsOnly', boolean()),
  cancellationVariant: picklist(cancellationVariants),
  sellsAddOns: boolean(),
  paymentFlow: maybe(picklist(paymentFlows)),
  ageRanges: wireAgeRanges,
  stayLimits: flat(wireStayLimits),
  documentMegabytes: number(),
  help: maybe(wirePropertyHelp),
  resortImage: as('photoUrl', maybe(string())),
  arrivalTime: as('checkInAt', clockTime),
  departureTime: as('checkOutAt', clockTime),
  address: wireAddress,
})

export const wireBookingInformation = /* @__PURE__ */ object({
  ...wireProperty.entries,
  address: object({ ...wireAddress.entries, idDefAddress: number() }),
  arrivalDate: plainDate,
  departureDate: plainDate,
  beds: string(),
  guests: number(),
  nights: number(),
  comments: string(),
  promoCode: nullable(wirePromoCode),
  currencyUser: wireCurrency,
  currencyProperty: wireCurrency,
  hasSisturServices: boolean(),
  sisturMinimumModificationPeriod: number(),
})
export type WireBookingInformation = InferOutput<typeof wireBookingInformation>

export const decodeProperty = (wire: WireBookingInformation): Property => wireProperty.decode(wire)

export const decodePromotion = (
  wire: InferOutput<typeof wirePromoCode>,
  currency: CurrencyCode,
): Promotion =>
  wire.promoCodeType === 'percent'
    ? { kind: 'percent', code: wire.promoCode, percent: wire.amount }
    : { kind: 'amount', code: wire.promoCode, amount: fromMajor(wire.amount, currency) }
