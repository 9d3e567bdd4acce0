import { endpoints } from '@veranda/contract'
import { activeRooms, extraGuestPrices, otherCategories, probesFor } from '@veranda/domain'
import { serveValue } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { requireBooking } from '../reservations/require-reservation.ts'
import { listNewRoomOffers } from './list-new-room-offers.ts'
import { listRoomOffers } from './list-room-offers.ts'
import { calendarOfMore } from './rate-calendar-for-offers.ts'

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
  listNewRoomOffers: serveValue(endpoints.listNewRoomOffers, (service, { guest, params, query, call }) =>
    listNewRoomOffers(service, guest, {
      bookingId: Number(params.bookingId),
      occupancy: {
        adults: Number(query.adults),
        teens: Number(query.teens),
        kids: Number(query.kids),
        infants: Number(query.infants),
      },
      lang: langCodeFrom(query.langCode, call.locale),
    }),
  ),
  listOtherCategories: serveValue(
    endpoints.listOtherCategories,
    (service, { guest, params, query, call }) => {
      const lang = langCodeFrom(query.langCode, call.locale)
      return listRoomOffers(service, guest, Number(params.roomId), lang, otherCategories)
    },
  ),
}
