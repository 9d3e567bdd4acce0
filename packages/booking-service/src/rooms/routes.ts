import {
  encodeExtraGuestPrices,
  encodeNewRoomOffers,
  encodeRoomOffer,
  listExtraGuestPrices as listExtraGuestPricesCall,
  listNewRoomOffers as listNewRoomOffersCall,
  listOtherCategories as listOtherCategoriesCall,
} from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { listExtraGuestPrices } from './list-extra-guest-prices.ts'
import { listNewRoomOffers } from './list-new-room-offers.ts'
import { listOtherCategories } from './list-other-categories.ts'

export const roomsRoutes = {
  listExtraGuestPrices: serve(listExtraGuestPricesCall, async (service, { guest, params }) => {
    const { currency, rooms } = await listExtraGuestPrices(service, guest, Number(params.bookingId))
    return rooms.map((room) => encodeExtraGuestPrices(room, currency))
  }),
  listNewRoomOffers: serve(listNewRoomOffersCall, async (service, { guest, params, query, call }) => {
    const { adults, teens, kids, infants, langCode } = query
    const offers = await listNewRoomOffers(service, guest, {
      bookingId: Number(params.bookingId),
      occupancy: {
        adults: Number(adults),
        teens: Number(teens),
        kids: Number(kids),
        infants: Number(infants),
      },
      lang: langCodeFrom(langCode, call.acceptLanguage),
    })
    return encodeNewRoomOffers(offers, offers.currency)
  }),
  listOtherCategories: serve(listOtherCategoriesCall, async (service, { guest, params, query, call }) => {
    const lang = langCodeFrom(query.langCode, call.acceptLanguage)
    return (await listOtherCategories(service, guest, Number(params.roomId), lang)).map(encodeRoomOffer)
  }),
}
