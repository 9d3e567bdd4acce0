import { encodeExtraGuestPrices, encodeNewRoomOffers, encodeRoomOffer, endpoints } from '@veranda/contract'
import { otherCategories } from '@veranda/domain'
import { serve } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { listExtraGuestPrices } from './list-extra-guest-prices.ts'
import { listNewRoomOffers } from './list-new-room-offers.ts'
import { listRoomOffers } from './list-room-offers.ts'

export const roomsRoutes = {
  listExtraGuestPrices: serve(endpoints.listExtraGuestPrices, async (service, { guest, params }) => {
    const { currency, rooms } = await listExtraGuestPrices(service, guest, Number(params.bookingId))
    return rooms.map((room) => encodeExtraGuestPrices(room, currency))
  }),
  listNewRoomOffers: serve(endpoints.listNewRoomOffers, async (service, { guest, params, query, call }) => {
    const { adults, teens, kids, infants, langCode } = query
    const offers = await listNewRoomOffers(service, guest, {
      bookingId: Number(params.bookingId),
      occupancy: {
        adults: Number(adults),
        teens: Number(teens),
        kids: Number(kids),
        infants: Number(infants),
      },
      lang: langCodeFrom(langCode, call.locale),
    })
    return encodeNewRoomOffers(offers, offers.currency)
  }),
  listOtherCategories: serve(
    endpoints.listOtherCategories,
    async (service, { guest, params, query, call }) => {
      const lang = langCodeFrom(query.langCode, call.locale)
      return (await listRoomOffers(service, guest, Number(params.roomId), lang, otherCategories)).map(
        encodeRoomOffer,
      )
    },
  ),
}
