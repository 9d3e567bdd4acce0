import {
  encodeReservation,
  encodeRoomCategory,
  getReservation as getReservationCall,
  listRoomCategories as listRoomCategoriesCall,
  requestSignInLink as requestSignInLinkCall,
  validateReservation as validateReservationCall,
} from '@veranda/contract'
import { guestRoute, openRoute } from '../http/serve-endpoint.ts'
import { langCodeFrom } from '../language.ts'
import { getReservation } from './get-reservation.ts'
import { listRoomCategories } from './list-room-categories.ts'
import { requestSignInLink } from './request-sign-in-link.ts'
import { validateReservation } from './validate-reservation.ts'

export const reservationsRoutes = {
  validateReservation: openRoute(validateReservationCall, (service, { body }, { address }) =>
    validateReservation(service, body, address),
  ),
  requestSignInLink: openRoute(requestSignInLinkCall, async (service, { body }, { address }) => {
    await requestSignInLink(service, body, address)
    return { accepted: true as const }
  }),
  getReservation: guestRoute(getReservationCall, async (service, guest, { params, query }, call) => {
    const lang = langCodeFrom(query.langCode, call.acceptLanguage)
    return encodeReservation(await getReservation(service, guest, params.codeReservation, lang), lang)
  }),
  listRoomCategories: guestRoute(listRoomCategoriesCall, async (service, guest, { params, query }, call) => {
    const lang = langCodeFrom(query.langCode, call.acceptLanguage)
    const categories = await listRoomCategories(service, guest, Number(params.bookingId), lang)
    return categories.map(encodeRoomCategory)
  }),
}
