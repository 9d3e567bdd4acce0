import { encodeServiceMenu, listServiceOffers as listServiceOffersCall } from '@veranda/contract'
import { guestRoute } from '../http/serve-endpoint.ts'
import { langCodeFrom } from '../language.ts'
import { listServiceOffers } from './list-service-offers.ts'

export const servicesRoutes = {
  listServiceOffers: guestRoute(listServiceOffersCall, async (service, guest, { body }, call) => {
    const lang = langCodeFrom(body.langCode, call.acceptLanguage)
    const menu = await listServiceOffers(service, guest, body.bookingId, lang)
    return encodeServiceMenu(menu, menu.currency)
  }),
}
