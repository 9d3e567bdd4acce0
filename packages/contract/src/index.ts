export * from './client.ts'
export * from './endpoint.ts'
export * from './endpoints/index.ts'
export * from './failure.ts'
export * from './problem.ts'
export type { RefusalSchemas } from './refusals.ts'
export { encodeRoomAmenities, type RoomAmenities } from './wire/amenities.ts'
export { encodeAgeRanges } from './wire/age-ranges.ts'
export { type Country, encodeCountry } from './wire/country.ts'
export type { HelpPhone } from './wire/help-phone.ts'
export { type LangCode, langCodeOf } from './wire/language.ts'
export { encodeProfile, type Profile } from './wire/profile.ts'
export { decodeReservation, encodeReservation, type WireReservation } from './wire/reservation.ts'
export { encodeRoomCategory } from './wire/room-category.ts'
export { encodeRoomOffer } from './wire/room-offer.ts'
export { decodeGuestChange, encodeGuestChange, type GuestChange } from './wire/guest-change.ts'
export { encodeExtraGuestPrices } from './wire/extra-guest-prices.ts'
export { encodeNewRoomOffers, type NewRoomOffers } from './wire/new-room-offers.ts'
export { encodeRoomGuests, type RoomGuests } from './wire/room-guests.ts'
export { type StayChanged } from './endpoints/changes/change-stay.ts'
export type { RefundOnItsWay } from '@veranda/domain'
export { type LimitedDate } from './endpoints/dates/list-closed-dates.ts'
export { type AdyenField, type CardField } from './endpoints/payments/get-card-field.ts'
export { type StoredCard } from './endpoints/payments/list-stored-cards.ts'
export { type PaymentCondition } from './endpoints/payments/get-payment-conditions.ts'
export {
  decodeChangeWish,
  encodeChangeWish,
  type WireChangeWish,
  wireChangeWish,
} from './wire/change-wish.ts'
export { encodeStayChange } from './wire/stay-change.ts'
export { decodeStayQuote, encodeStayQuote, type WireStayQuote } from './wire/stay-quote.ts'
export { encodeParkedEvent, type ParkedEvent } from './wire/parked-event.ts'
export { decodePayment, encodePayment, type GuestPayment } from './wire/payment.ts'
export type { NumberLimits } from './wire/whole-number.ts'
export { decodeRatesWish, encodeRate, type RatesWish, type RoomRate } from './wire/rate.ts'
export { encodeRateBoard } from './wire/rate-board.ts'
export { sendFile, type FileToSend, type Sending } from './send-file.ts'
export { encodeRoomCheck } from './endpoints/cancelling/check-cancellation.ts'
export { type BookingVersion, encodeBookingVersion } from './wire/booking-version.ts'
export {
  decodeCancelQuote,
  encodeCancelQuote,
  type QuotedReservation,
  type WireCancelQuote,
} from './wire/cancel-quote.ts'
export {
  encodeCancellationReason,
  langCodeOfReasons,
  type ReasonApplication,
  reasonApplicationOf,
} from './wire/cancellation-reason.ts'
export { encodeCancellationReceipt, type WireCancellationReceipt } from './wire/cancellation-receipt.ts'
export { encodeCancellationTerms } from './wire/cancellation-terms.ts'
export { encodeProof } from './wire/proof.ts'
export { encodeRefund } from './wire/refund-on-its-way.ts'
export { encodeServiceMenu } from './wire/service-offer.ts'
export { encodeSpecialRequest } from './wire/special-request.ts'
export { encodeStandbyBoard } from './wire/standby-board.ts'
export { roomNumbersIn } from './wire/room-numbers.ts'
export { encodePriceMatch } from './wire/price-match.ts'
