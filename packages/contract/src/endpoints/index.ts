import { listAmenities } from './catalogue/list-amenities.ts'
import { listCountries } from './catalogue/list-countries.ts'
import { listAgeRanges } from './guests/list-age-ranges.ts'
import { listGuests } from './guests/list-guests.ts'
import { getHelpPhone } from './help/get-help-phone.ts'
import { getReservation } from './reservations/get-reservation.ts'
import { listRoomCategories } from './reservations/list-room-categories.ts'
import { requestSignInLink } from './reservations/request-sign-in-link.ts'
import { validateReservation } from './reservations/validate-reservation.ts'
import { endSession } from './session/end-session.ts'
import { getProfile } from './session/get-profile.ts'

export {
  endSession,
  getHelpPhone,
  getProfile,
  getReservation,
  listAgeRanges,
  listAmenities,
  listCountries,
  listGuests,
  listRoomCategories,
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
} as const
