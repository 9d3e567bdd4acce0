import { endpoints } from '@veranda/contract'
import { serveInOneQuery, serveValue } from '../platform/http/serve.ts'
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
  listRoomsById: serveValue(endpoints.listRoomsById, (service, { guest, body, call }) =>
    listRoomsById(service, guest, body.idRooms, langCodeFrom(body.langCode, call.locale)),
  ),
  listRoomCategories: serveValue(endpoints.listRoomCategories, (service, { guest, params, query, call }) =>
    listRoomCategories(service, guest, Number(params.bookingId), langCodeFrom(query.langCode, call.locale)),
  ),
}
