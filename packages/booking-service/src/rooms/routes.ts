import { endpoints } from '@veranda/contract'
import { activeRooms, extraGuestPrices, otherCategories, probesFor, roomOffers, zero } from '@veranda/domain'
import { serveValue } from '../platform/http/serve.ts'
import { langCodeFrom, wordsLanguageOf } from '../platform/language.ts'
import { policiesFor } from '../quotes/policies-for.ts'
import { listRoomCategories } from '../reservations/list-room-categories.ts'
import { requireAction } from '../reservations/require-action.ts'
import { requireBooking } from '../reservations/require-reservation.ts'
import { listRoomOffers } from './list-room-offers.ts'
import { calendarOfMore, rateCalendarForOffers } from './rate-calendar-for-offers.ts'

export const roomsRoutes = {
  /** The price of one more guest of each age category in each active room, at the room's own rate. */
  listExtraGuestPrices: serveValue(endpoints.listExtraGuestPrices, async (service, { guest, params }) => {
    const reservation = await requireBooking(service, guest, Number(params.bookingId))
    const { currency, stay } = reservation
    const rooms = activeRooms(reservation.rooms)
    const probes = rooms.map(({ occupancy }) => probesFor(occupancy))
    const calendar = await calendarOfMore(
      service.store.db,
      reservation,
      rooms.flatMap(({ roomNumber: planOf, category: { name, roomTypeId } }, index) =>
        (probes[index] ?? []).map(({ occupancy }) => ({ name, roomTypeId, planOf, occupancy })),
      ),
      service.clock.now(),
    )
    return rooms.map((room, index) => {
      const firstPlace = probes.slice(0, index).flat().length
      // Where no price is known, nothing else says in which currency it is.
      return { ...extraGuestPrices(room, calendar, { stay, firstPlace }), currency }
    })
  }),
  /** The price of each category as an added room for the same nights, under the main room's rate plan. */
  listNewRoomOffers: serveValue(
    endpoints.listNewRoomOffers,
    async (service, { guest, params, query, call }) => {
      const { adults, teens, kids, infants, langCode } = query
      const { db } = service.store
      const now = service.clock.now()
      const bookingId = Number(params.bookingId)
      const lang = langCodeFrom(langCode, call)
      const reservation = await requireBooking(service, guest, bookingId, wordsLanguageOf(lang))
      requireAction(service, reservation, 'add-room')
      const { stay, currency, rooms } = reservation
      const main = rooms.find(({ isMain }) => isMain)
      if (!main) throw new Error('The reservation has no main room')
      const { roomNumber: planOf, ratePlan } = main
      const occupancy = {
        adults: Number(adults),
        teens: Number(teens),
        kids: Number(kids),
        infants: Number(infants),
      }
      const categories = await listRoomCategories(service, guest, bookingId, lang)
      const calendar = await rateCalendarForOffers(db, reservation, { categories, occupancy, planOf, now })
      // An added room has no price before the change, so its whole price is added.
      const nothing = { ...main, occupancy, total: zero(currency) }
      const policyOf = await policiesFor(db, reservation, stay, now)
      const offers = roomOffers(nothing, categories, { calendar, stay })
      return { currency, ratePlan, policy: policyOf(undefined), offers }
    },
  ),
  listOtherCategories: serveValue(
    endpoints.listOtherCategories,
    (service, { guest, params, query, call }) => {
      const lang = langCodeFrom(query.langCode, call)
      return listRoomOffers(service, guest, Number(params.roomId), lang, otherCategories)
    },
  ),
}
