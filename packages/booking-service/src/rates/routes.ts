import {
  endpoints,
  decodeRatesQuery,
  encodePromotionRule,
  encodeRate,
  encodeRateCalendar,
} from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { wordsFor } from '../platform/language.ts'
import { getPromotion } from './find-promotion.ts'
import { getRateCalendar } from './get-rate-calendar.ts'
import { listClosedDates } from './list-closed-dates.ts'
import { listPromotedRates, listRates } from './list-rates.ts'

export const ratesRoutes = {
  getRateCalendar: serve(endpoints.getRateCalendar, async (service, { guest, query, call }) =>
    encodeRateCalendar(await getRateCalendar(service, guest, query, wordsFor(call))),
  ),
  listClosedDates: serve(endpoints.listClosedDates, (service, { guest, query }) =>
    listClosedDates(service, guest, query),
  ),
  getPromotion: serve(endpoints.getPromotion, async (service, { guest, body }) => {
    const asked = { code: body.promocode, propertyCode: body.property_code }
    const { terms, currency } = await getPromotion(service, guest, asked)
    return encodePromotionRule(terms, currency)
  }),
  listRates: serve(endpoints.listRates, async (service, { guest, body }) =>
    (await listRates(service, guest, decodeRatesQuery(body))).map(encodeRate),
  ),
  listPromotedRates: serve(endpoints.listPromotedRates, async (service, { guest, body }) =>
    (await listPromotedRates(service, guest, decodeRatesQuery(body))).map(encodeRate),
  ),
}
