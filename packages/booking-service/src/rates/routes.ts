import {
  encodeRateBoard,
  getRateBoard as getRateBoardCall,
  listClosedDates as listClosedDatesCall,
} from '@veranda/contract'
import { guestRoute } from '../http/serve-endpoint.ts'
import { getRateBoard } from './get-rate-board.ts'
import { listClosedDates } from './list-closed-dates.ts'

export const ratesRoutes = {
  getRateBoard: guestRoute(getRateBoardCall, async (service, guest, { query }) =>
    encodeRateBoard(await getRateBoard(service, guest, query)),
  ),
  listClosedDates: guestRoute(listClosedDatesCall, (service, guest, { query }) =>
    listClosedDates(service, guest, query),
  ),
}
