import {
  decodeRatesWish,
  encodeRate,
  encodeRateBoard,
  getRateBoard as getRateBoardCall,
  listClosedDates as listClosedDatesCall,
  listPromotedRates as listPromotedRatesCall,
  listRates as listRatesCall,
} from '@veranda/contract'
import { guestRoute } from '../http/serve-endpoint.ts'
import { wordsFor } from '../language.ts'
import { getRateBoard } from './get-rate-board.ts'
import { listClosedDates } from './list-closed-dates.ts'
import { listPromotedRates, listRates } from './list-rates.ts'

export const ratesRoutes = {
  getRateBoard: guestRoute(getRateBoardCall, async (service, guest, { query }, call) =>
    encodeRateBoard(await getRateBoard(service, guest, query, wordsFor(call))),
  ),
  listClosedDates: guestRoute(listClosedDatesCall, (service, guest, { query }) =>
    listClosedDates(service, guest, query),
  ),
  listRates: guestRoute(listRatesCall, async (service, guest, { body }) =>
    (await listRates(service, guest, decodeRatesWish(body))).map(encodeRate),
  ),
  listPromotedRates: guestRoute(listPromotedRatesCall, async (service, guest, { body }) =>
    (await listPromotedRates(service, guest, decodeRatesWish(body))).map(encodeRate),
  ),
}
