import { endpoints, encodeBookedRooms, encodeRoomCategory } from '@veranda/contract'
import { serve, serveInOneQuery } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { cachedReservationAnswer } from './cached-reservation-answer.ts'
import { getReservationText } from './get-reservation.ts'
import { listRoomCategories } from './list-room-categories.ts'
import { listRoomsById } from './list-rooms-by-id.ts'

export const reservationsRoutes = {
  getReservation: serveInOneQuery(
    endpoints.getReservation,
    async (service, { guest, params, query, call }) => {
      const lang = langCodeFrom(query.langCode, call.locale)
      const text = await getReservationText(service, guest, params.codeReservation, lang)
      return cachedReservationAnswer(text, lang, service.clock.now())
    },
  ),
  listRoomsById: serve(endpoints.listRoomsById, async (service, { guest, body, call }) => {
    const lang = langCodeFrom(body.langCode, call.locale)
    return encodeBookedRooms(await listRoomsById(service, guest, body.idRooms, lang))
  }),
  listRoomCategories: serve(endpoints.listRoomCategories, async (service, { guest, params, query, call }) => {
    const lang = langCodeFrom(query.langCode, call.locale)
    const categories = await listRoomCategories(service, guest, Number(params.bookingId), lang)
    return categories.map(encodeRoomCategory)
  }),
}
