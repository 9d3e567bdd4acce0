import {
  decodeRatesQuery,
  encodePromotionRule,
  encodeRate,
  encodeRateCalendar,
  getPromotion as getPromotionCall,
  getRateCalendar as getRateCalendarCall,
  listClosedDates as listClosedDatesCall,
  listPromotedRates as listPromotedRatesCall,
  listRates as listRatesCall,
} from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { wordsFor } from '../platform/language.ts'
import { getPromotion } from './find-promotion.ts'
import { getRateCalendar } from './get-rate-calendar.ts'
import { listClosedDates } from './list-closed-dates.ts'
import { listPromotedRates, listRates } from './list-rates.ts'

export const ratesRoutes = {
  getRateCalendar: serve(getRateCalendarCall, async (service, { guest, query, call }) =>
    encodeRateCalendar(await getRateCalendar(service, guest, query, wordsFor(call))),
  ),
  listClosedDates: serve(listClosedDatesCall, (service, { guest, query }) =>
    listClosedDates(service, guest, query),
  ),
  getPromotion: serve(getPromotionCall, async (service, { guest, body }) => {
    const asked = { code: body.promocode, propertyCode: body.property_code }
    const { terms, currency } = await getPromotion(service, guest, asked)
    return encodePromotionRule(terms, currency)
  }),
  listRates: serve(listRatesCall, async (service, { guest, body }) =>
    (await listRates(service, guest, decodeRatesQuery(body))).map(encodeRate),
  ),
  listPromotedRates: serve(listPromotedRatesCall, async (service, { guest, body }) =>
    (await listPromotedRates(service, guest, decodeRatesQuery(body))).map(encodeRate),
  ),
}
