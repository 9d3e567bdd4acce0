import { endpoints } from '@veranda/contract'
import { activeRooms } from '@veranda/domain'
import { serveInOneQuery, serveValue } from '../platform/http/serve.ts'
import { langCodeFrom, wordsLanguageOf } from '../platform/language.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { cachedReservationAnswer } from './cached-reservation-answer.ts'
import { getReservationText } from './get-reservation.ts'
import { listRoomCategories } from './list-room-categories.ts'
import { requireReservation } from './require-reservation.ts'

export const reservationsRoutes = {
  getReservation: serveInOneQuery(
    endpoints.getReservation,
    async (service, { guest, params, query, call }) => {
      const lang = langCodeFrom(query.langCode, call)
      const text = await getReservationText(service, guest, params.codeReservation, lang)
      return cachedReservationAnswer(text, lang, service.clock.now())
    },
  ),
  /** Rooms of the session's own booking, in the order they were asked for. */
  listRoomsById: serveValue(endpoints.listRoomsById, async ({ store, clock }, { guest, body, call }) => {
    const langCode = langCodeFrom(body.langCode, call)
    const lang = wordsLanguageOf(langCode)
    const { reservation } = await requireReservation(store.db, guest, clock.now(), lang)
    const rooms = body.idRooms.map((id) => {
      const room = reservation.rooms.find(({ roomId }) => roomId === id)
      if (!room) throw new ServiceRefusal('not-found', 'The reservation has no such room.')
      return room
    })
    return { ...reservation, langCode, totalRooms: activeRooms(reservation.rooms).length, rooms }
  }),
  listRoomCategories: serveValue(endpoints.listRoomCategories, (service, { guest, params, query, call }) =>
    listRoomCategories(service, guest, Number(params.bookingId), langCodeFrom(query.langCode, call)),
  ),
}
