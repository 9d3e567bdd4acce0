import {
  encodeRoomCategory,
  getReservation as getReservationCall,
  listRoomCategories as listRoomCategoriesCall,
  requestSignInLink as requestSignInLinkCall,
  validateReservation as validateReservationCall,
} from '@veranda/contract'
import { serve, serveInOneQuery } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { answerFor } from './answer-for.ts'
import { getReservationText } from './get-reservation.ts'
import { listRoomCategories } from './list-room-categories.ts'
import { requestSignInLink } from '../sign-in/request-sign-in-link.ts'
import { validateReservation } from '../sign-in/validate-reservation.ts'

export const reservationsRoutes = {
  validateReservation: serve(validateReservationCall, (service, { body, call: { address } }) =>
    validateReservation(service, body, address),
  ),
  requestSignInLink: serve(requestSignInLinkCall, async (service, { body, call: { address } }) => {
    await requestSignInLink(service, body, address)
    return { accepted: true as const }
  }),
  getReservation: serveInOneQuery(getReservationCall, async (service, { guest, params, query, call }) => {
    const lang = langCodeFrom(query.langCode, call.acceptLanguage)
    const text = await getReservationText(service, guest, params.codeReservation, lang)
    return answerFor(text, lang, service.clock.now())
  }),
  listRoomCategories: serve(listRoomCategoriesCall, async (service, { guest, params, query, call }) => {
    const lang = langCodeFrom(query.langCode, call.acceptLanguage)
    const categories = await listRoomCategories(service, guest, Number(params.bookingId), lang)
    return categories.map(encodeRoomCategory)
  }),
}
