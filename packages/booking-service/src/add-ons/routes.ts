import { encodeAddOnMenu, endpoints } from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { listAddOnOffers } from './list-add-on-offers.ts'

export const addOnRoutes = {
  listAddOnOffers: serve(endpoints.listAddOnOffers, async (service, { guest, body, call }) => {
    const lang = langCodeFrom(body.langCode, call.locale)
    const menu = await listAddOnOffers(service, guest, body.bookingId, lang)
    return encodeAddOnMenu(menu, menu.currency)
  }),
}
