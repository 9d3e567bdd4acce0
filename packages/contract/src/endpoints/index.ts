import { listAmenities } from './catalogue/list-amenities.ts'
import { listCountries } from './catalogue/list-countries.ts'
import { listAgeRanges } from './guests/list-age-ranges.ts'
import { changeGuests } from './guests/change-guests.ts'
import { confirmEmail } from './guests/confirm-email.ts'
import { listGuests } from './guests/list-guests.ts'
import { getHelpPhone } from './help/get-help-phone.ts'
import { getReservation } from './reservations/get-reservation.ts'
import { listRoomCategories } from './reservations/list-room-categories.ts'
import { requestSignInLink } from './reservations/request-sign-in-link.ts'
import { validateReservation } from './reservations/validate-reservation.ts'
import { endSession } from './session/end-session.ts'
import { getProfile } from './session/get-profile.ts'
import { getRateBoard } from './dates/get-rate-board.ts'
import { listClosedDates } from './dates/list-closed-dates.ts'
import { listRates } from './dates/list-rates.ts'
import { listPromotedRates } from './dates/list-promoted-rates.ts'
import { quoteDates } from './dates/quote-dates.ts'
import { changeStay } from './changes/change-stay.ts'
import { quoteChange } from './changes/quote-change.ts'
import { startPayment } from './payments/start-payment.ts'
import { finishChallenge } from './payments/finish-challenge.ts'
import { getCardField } from './payments/get-card-field.ts'
import { getPayment } from './payments/get-payment.ts'
import { listParkedEvents } from './payments/list-parked-events.ts'
import { listStoredCards } from './payments/list-stored-cards.ts'
import { getPaymentTerms } from './payments/get-payment-terms.ts'
import { getPaymentConditions } from './payments/get-payment-conditions.ts'
import { getPropertyTerms } from './payments/get-property-terms.ts'
import { checkCancellation } from './cancelling/check-cancellation.ts'
import { getCancellationTerms } from './cancelling/get-cancellation-terms.ts'
import { quoteCancellation } from './cancelling/quote-cancellation.ts'
import { listCancellationReasons } from './cancelling/list-cancellation-reasons.ts'
import { sendProof } from './cancelling/send-proof.ts'
import { removeProof } from './cancelling/remove-proof.ts'
import { cancelRooms } from './cancelling/cancel-rooms.ts'
import { getCancellation } from './cancelling/get-cancellation.ts'
import { undoCancellation } from './cancelling/undo-cancellation.ts'
import { withdrawCancellation } from './cancelling/withdraw-cancellation.ts'
import { decideCancellation } from './cancelling/decide-cancellation.ts'
import { listProofs } from './cancelling/list-proofs.ts'
import { openProof } from './cancelling/open-proof.ts'
import { listCategoryDetails } from './upgrade/list-category-details.ts'
import { listSuperiorCategories } from './upgrade/list-superior-categories.ts'
import { listExtraGuestPrices } from './rooms/list-extra-guest-prices.ts'
import { listNewRoomOffers } from './rooms/list-new-room-offers.ts'
import { listOtherCategories } from './rooms/list-other-categories.ts'
import { listServiceOffers } from './services/list-service-offers.ts'
import { answerSpecialRequest } from './requests/answer-special-request.ts'
import { listSpecialRequests } from './requests/list-special-requests.ts'
import { markSpecialRequestSeen } from './requests/mark-special-request-seen.ts'
import { sendSpecialRequest } from './requests/send-special-request.ts'
import { askForStandby } from './standby/ask-for-standby.ts'
import { listStandby } from './standby/list-standby.ts'
import { withdrawStandby } from './standby/withdraw-standby.ts'

import { requestPriceMatch } from './price-match/request-price-match.ts'
import { getPriceMatch } from './price-match/get-price-match.ts'
import { withdrawPriceMatch } from './price-match/withdraw-price-match.ts'
import { answerPriceMatch } from './price-match/answer-price-match.ts'

export {
  requestPriceMatch,
  getPriceMatch,
  withdrawPriceMatch,
  answerPriceMatch,
  askForStandby,
  listStandby,
  withdrawStandby,
  listExtraGuestPrices,
  listNewRoomOffers,
  listOtherCategories,
  listCategoryDetails,
  listSuperiorCategories,
  changeGuests,
  confirmEmail,
  answerSpecialRequest,
  listSpecialRequests,
  markSpecialRequestSeen,
  sendSpecialRequest,
  checkCancellation,
  getCancellationTerms,
  quoteCancellation,
  listCancellationReasons,
  sendProof,
  removeProof,
  cancelRooms,
  getCancellation,
  undoCancellation,
  withdrawCancellation,
  decideCancellation,
  listProofs,
  openProof,
  getCardField,
  getRateBoard,
  listClosedDates,
  listRates,
  listPromotedRates,
  quoteDates,
  changeStay,
  quoteChange,
  startPayment,
  finishChallenge,
  getPayment,
  listParkedEvents,
  listStoredCards,
  getPaymentTerms,
  getPaymentConditions,
  getPropertyTerms,
  endSession,
  getHelpPhone,
  getProfile,
  getReservation,
  listAgeRanges,
  listAmenities,
  listCountries,
  listGuests,
  listRoomCategories,
  listServiceOffers,
  requestSignInLink,
  validateReservation,
}

/** Every call there is: the service serves them all, and the API document shows them all. */
export const endpoints = {
  validateReservation,
  requestSignInLink,
  getReservation,
  listRoomCategories,
  listGuests,
  listAgeRanges,
  listCountries,
  listAmenities,
  getHelpPhone,
  getProfile,
  endSession,
  getRateBoard,
  listClosedDates,
  listRates,
  listPromotedRates,
  quoteDates,
  changeStay,
  quoteChange,
  startPayment,
  finishChallenge,
  getPayment,
  getCardField,
  listParkedEvents,
  listStoredCards,
  getPaymentTerms,
  getPaymentConditions,
  getPropertyTerms,
  checkCancellation,
  getCancellationTerms,
  quoteCancellation,
  listCancellationReasons,
  sendProof,
  removeProof,
  cancelRooms,
  getCancellation,
  undoCancellation,
  withdrawCancellation,
  decideCancellation,
  listProofs,
  openProof,
  sendSpecialRequest,
  listSpecialRequests,
  markSpecialRequestSeen,
  answerSpecialRequest,
  changeGuests,
  confirmEmail,
  listSuperiorCategories,
  listCategoryDetails,
  listExtraGuestPrices,
  listNewRoomOffers,
  listOtherCategories,
  listServiceOffers,
  askForStandby,
  listStandby,
  withdrawStandby,
  requestPriceMatch,
  getPriceMatch,
  withdrawPriceMatch,
  answerPriceMatch,
} as const
