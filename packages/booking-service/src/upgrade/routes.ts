import { endpoints } from '@veranda/contract'
import { serveValue } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { listRoomCategories } from '../reservations/list-room-categories.ts'
import { listRoomOffers } from '../rooms/list-room-offers.ts'

export const upgradeRoutes = {
  listSuperiorCategories: serveValue(
    endpoints.listSuperiorCategories,
    (service, { guest, params, query, call }) =>
      listRoomOffers(service, guest, Number(params.roomId), langCodeFrom(query.langCode, call)),
  ),
  listCategoryDetails: serveValue(endpoints.listCategoryDetails, (service, { guest, body, call }) =>
    listRoomCategories(service, guest, body.bookingId, langCodeFrom(body.langCode, call)),
  ),
}
