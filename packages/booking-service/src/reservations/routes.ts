import {
  encodeReservation,
  encodeRoomCategory,
  getReservation as getReservationCall,
  type LangCode,
  listRoomCategories as listRoomCategoriesCall,
  requestSignInLink as requestSignInLinkCall,
  validateReservation as validateReservationCall,
  type WireReservation,
} from '@veranda/contract'
import type { Reservation } from '@veranda/domain'
import { guestRoute, openRoute } from '../http/serve-endpoint.ts'
import { langCodeFrom } from '../language.ts'
import { getReservation } from './get-reservation.ts'
import { listRoomCategories } from './list-room-categories.ts'
import { requestSignInLink } from './request-sign-in-link.ts'
import { validateReservation } from './validate-reservation.ts'

// A reservation read again as it was is the same object, and needs no second encoding.
const wires = new WeakMap<Reservation, WireReservation>()

function wireOf(reservation: Reservation, lang: LangCode): WireReservation {
  const known = wires.get(reservation)
  const wire = known?.langCode === lang ? known : encodeReservation(reservation, lang)
  wires.set(reservation, wire)
  return wire
}

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
    return wireOf(await getReservation(service, guest, params.codeReservation, lang), lang)
  }),
  listRoomCategories: guestRoute(listRoomCategoriesCall, async (service, guest, { params, query }, call) => {
    const lang = langCodeFrom(query.langCode, call.acceptLanguage)
    const categories = await listRoomCategories(service, guest, Number(params.bookingId), lang)
    return categories.map(encodeRoomCategory)
  }),
}
