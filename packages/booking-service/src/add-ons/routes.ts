import { encodeServiceMenu, listServiceOffers as listServiceOffersCall } from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { listServiceOffers } from './list-service-offers.ts'

export const servicesRoutes = {
  listServiceOffers: serve(listServiceOffersCall, async (service, { guest, body, call }) => {
    const lang = langCodeFrom(body.langCode, call.acceptLanguage)
    const menu = await listServiceOffers(service, guest, body.bookingId, lang)
    return encodeServiceMenu(menu, menu.currency)
  }),
}
