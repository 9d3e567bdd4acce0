import { encodeRoomCategory, encodeRoomOffer, endpoints } from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { listRoomCategories } from '../reservations/list-room-categories.ts'
import { listRoomOffers } from '../rooms/list-room-offers.ts'

export const upgradeRoutes = {
  listSuperiorCategories: serve(
    endpoints.listSuperiorCategories,
    async (service, { guest, params, query, call }) => {
      const lang = langCodeFrom(query.langCode, call.locale)
      const offers = await listRoomOffers(service, guest, Number(params.roomId), lang)
      return offers.map(encodeRoomOffer)
    },
  ),
  listCategoryDetails: serve(endpoints.listCategoryDetails, async (service, { guest, body, call }) => {
    const lang = langCodeFrom(body.langCode, call.locale)
    const categories = await listRoomCategories(service, guest, body.bookingId, lang)
    return categories.map(encodeRoomCategory)
  }),
}
