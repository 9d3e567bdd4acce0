export { anyCallRefusals, guardRefusalStatus } from './any-call-refusals.ts'
export * from './client.ts'
export * from './endpoint.ts'
export * from './endpoints/index.ts'
export * from './failure.ts'
export * from './problem.ts'
export type { RefusalSchemas } from './refusals.ts'
export type { RoomAmenities } from './wire/amenities.ts'
export { encodeAnswer } from './wire/encode.ts'

export { type ExchangeRate } from './wire/exchange-rate.ts'
export { type Country } from './wire/country.ts'
export type { HelpPhone } from './wire/help-phone.ts'
export { encodeHelpTicket, encodeOpenTicket, type OpenTicket } from './wire/help-ticket.ts'
export { countryOfNumber, codeNumber } from './wire/code-number.ts'
export { type LangCode, langCodeOf } from './wire/language.ts'
export { encodeSentLetter } from './wire/sent-letter.ts'
export { encodeProfile, type Profile } from './wire/profile.ts'
export { encodeReservation } from './wire/encode-reservation.ts'
export { encodeInboxDetails, encodeInboxItem } from './wire/inbox-item.ts'
export { encodeDashboard } from './wire/dashboard.ts'
export {
  encodeReservationPage,
  encodeStaffNote,
  encodeStaffReservation,
} from './wire/staff-reservation.ts'
export { type StaffStep, staffSteps } from './wire/staff-step.ts'
export { encodeOwnAccount, encodeTeamMember, encodeTeamMemberDetails } from './wire/team.ts'

export { decodeGuestChange, encodeGuestChange, type GuestChange } from './wire/guest-change.ts'
export { type NewRoomOffers } from './wire/new-room-offers.ts'
export { type RoomGuests } from './wire/room-guests.ts'
export { type EmailChange } from './endpoints/guests/get-email-change.ts'
export { type StayChanged } from './endpoints/changes/change-stay.ts'
export type { PendingRefund } from '@veranda/domain'
export { type LimitedDate } from './endpoints/dates/list-closed-dates.ts'
export { type AdyenField, type CardField } from './endpoints/payments/get-card-field.ts'
export { encodeStoredCard, type StoredCard } from './wire/stored-card.ts'
export {
  type AgreedCharge,
  type ChargeOfReservation,
  encodeAgreedCharge,
  encodeChargeOfReservation,
} from './wire/automatic-charge.ts'
export {
  encodePaymentCondition,
  type PaymentCondition,
  type RatePlanTerms,
} from './endpoints/payments/get-payment-conditions.ts'
export { decodeChangeSelection, encodeChangeSelection, wireChangeSelection } from './wire/change-selection.ts'
export { encodeStayChange } from './wire/stay-change.ts'
export { encodeStayQuote } from './wire/stay-quote.ts'
export { encodeParkedEvent, type ParkedEvent } from './wire/parked-event.ts'
export {
  decodeBalanceSelection,
  encodeBalanceQuote,
  encodeBalanceSelection,
} from './wire/balance-quote.ts'
export { type BalancePaid, encodeBalancePaid } from './endpoints/payments/pay-balance.ts'
export { encodeBankTransferOverview } from './wire/bank-transfer.ts'
export {
  encodeAnnouncedTransfer,
  encodeBankArrival,
} from './wire/bank-arrival.ts'
export { encodeArrivalDetails } from './wire/arrival-candidates.ts'
export { methodOfType, timingOfType, typeOfMethod, typeOfTiming } from './wire/payment-type.ts'
export { encodePayment, type GuestPayment } from './wire/payment.ts'
export type { NumberLimits } from './wire/whole-number.ts'
export { decodeRatesQuery, type RatesQuery, type RoomRate } from './wire/rate.ts'
export { encodeRatePlanPolicy, type RatePlanPolicy } from './wire/rate-plan-policy.ts'
export { encodeRateSeason, type RateSeason } from './wire/rate-season.ts'
export { type BookedRooms } from './wire/booked-rooms.ts'
export { sendFile, type FileToSend, type Sending } from './send-file.ts'
export { openFile } from './open-file.ts'
export { type BookingVersion } from './wire/booking-version.ts'
export { encodeCancelQuote } from './wire/cancel-quote.ts'
export {
  langCodeOfReasons,
  reasonApplicationOf,
} from './wire/cancellation-reason.ts'
export { encodeRefund } from './wire/pending-refund.ts'
export { roomNumbersIn } from './wire/room-numbers.ts'
export { encodeCredit, encodeReceipt, type ReceiptKey } from './wire/receipt.ts'
export { payloadOfReceipt, receiptOfPayload } from './wire/signed-receipt.ts'
export {
  type CatalogueFile,
  encodeCatalogueFile,
  encodeEntryDetail,
  encodeEntryPage,
  encodeEntrySaved,
  encodeImported,
  encodeImportPreview,
  encodeProposal,
  type EntrySaved,
  type Imported,
} from './wire/catalogue.ts'
export {
  encodeSettingsDetail,
  encodeSettingsSaved,
  encodeSettledProperties,
  type SettingsSaved,
} from './wire/property-settings.ts'
export { encodeReport, encodeReportChoices } from './wire/report.ts'
export { encodeAuditVerification, encodeStaffAuditPage } from './wire/staff-audit.ts'
