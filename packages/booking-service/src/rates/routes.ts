import { decodeRatesQuery, endpoints } from '@veranda/contract'
import { serveValue } from '../platform/http/serve.ts'
import { wordsFor } from '../platform/language.ts'
import { getPromotion } from './find-promotion.ts'
import { getRateCalendar } from './get-rate-calendar.ts'
import { listClosedDates } from './list-closed-dates.ts'
import { listPromotedRates, listRates } from './list-rates.ts'

export const ratesRoutes = {
  getRateCalendar: serveValue(endpoints.getRateCalendar, (service, { guest, query, call }) =>
    getRateCalendar(service, guest, query, wordsFor(call)),
  ),
  listClosedDates: serveValue(endpoints.listClosedDates, (service, { guest, query }) =>
    listClosedDates(service, guest, query),
  ),
  getPromotion: serveValue(endpoints.getPromotion, (service, { guest, body }) =>
    getPromotion(service, guest, { code: body.promocode, propertyCode: body.property_code }),
  ),
  listRates: serveValue(endpoints.listRates, (service, { guest, body }) =>
    listRates(service, guest, decodeRatesQuery(body)),
  ),
  listPromotedRates: serveValue(endpoints.listPromotedRates, (service, { guest, body }) =>
    listPromotedRates(service, guest, decodeRatesQuery(body)),
  ),
}
