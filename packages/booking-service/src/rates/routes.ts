import { decodeRatesQuery, encodeRate, encodeRateCalendar, endpoints } from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { wordsFor } from '../platform/language.ts'
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
  listRates: serve(endpoints.listRates, async (service, { guest, body }) =>
    (await listRates(service, guest, decodeRatesQuery(body))).map(encodeRate),
  ),
  listPromotedRates: serve(endpoints.listPromotedRates, async (service, { guest, body }) =>
    (await listPromotedRates(service, guest, decodeRatesQuery(body))).map(encodeRate),
  ),
}
