import { endpoints } from '@veranda/contract'
import { serveValue } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { listAddOnOffers } from './list-add-on-offers.ts'

export const addOnRoutes = {
  listAddOnOffers: serveValue(endpoints.listAddOnOffers, (service, { guest, body, call }) =>
    listAddOnOffers(service, guest, body.bookingId, langCodeFrom(body.langCode, call.locale)),
  ),
}
