import {
  decodeRatesWish,
  encodeRate,
  encodeRateBoard,
  getRateBoard as getRateBoardCall,
  listClosedDates as listClosedDatesCall,
  listPromotedRates as listPromotedRatesCall,
  listRates as listRatesCall,
} from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { wordsFor } from '../platform/language.ts'
import { getRateBoard } from './get-rate-board.ts'
import { listClosedDates } from './list-closed-dates.ts'
import { listPromotedRates, listRates } from './list-rates.ts'

export const ratesRoutes = {
  getRateBoard: serve(getRateBoardCall, async (service, { guest, query, call }) =>
    encodeRateBoard(await getRateBoard(service, guest, query, wordsFor(call))),
  ),
  listClosedDates: serve(listClosedDatesCall, (service, { guest, query }) =>
    listClosedDates(service, guest, query),
  ),
  listRates: serve(listRatesCall, async (service, { guest, body }) =>
    (await listRates(service, guest, decodeRatesWish(body))).map(encodeRate),
  ),
  listPromotedRates: serve(listPromotedRatesCall, async (service, { guest, body }) =>
    (await listPromotedRates(service, guest, decodeRatesWish(body))).map(encodeRate),
  ),
}
