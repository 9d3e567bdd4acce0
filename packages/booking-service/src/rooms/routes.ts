import { endpoints } from '@veranda/contract'
import { otherCategories } from '@veranda/domain'
import { serveValue } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { listExtraGuestPrices } from './list-extra-guest-prices.ts'
import { listNewRoomOffers } from './list-new-room-offers.ts'
import { listRoomOffers } from './list-room-offers.ts'

export const roomsRoutes = {
  listExtraGuestPrices: serveValue(endpoints.listExtraGuestPrices, (service, { guest, params }) =>
    listExtraGuestPrices(service, guest, Number(params.bookingId)),
  ),
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
