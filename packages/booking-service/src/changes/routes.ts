import {
  changeDates as changeDatesCall,
  encodeDateChange,
  encodeDateQuote,
  quoteDates as quoteDatesCall,
} from '@veranda/contract'
import { isPlainDate } from '@veranda/domain'
import { guestRoute } from '../http/serve-endpoint.ts'
import { guardedRoute } from '../http/serve-guarded.ts'
import { quoteDates } from '../quotes/quote-dates.ts'
import { ServiceRefusal } from '../refusal.ts'
import { changeDates } from './change-dates.ts'

export const changesRoutes = {
  quoteDates: guestRoute(quoteDatesCall, async (service, guest, { query }) => {
    const { checkIn: arrival, checkOut: departure, promocode: promotionCode } = query
    if (!isPlainDate(arrival) || !isPlainDate(departure))
      throw new ServiceRefusal('malformed-request', 'Give two days of the calendar.')
    return encodeDateQuote(await quoteDates(service, guest, { stay: { arrival, departure }, promotionCode }))
  }),
  changeDates: guardedRoute(
    changeDatesCall,
    async (service, guest, { params, body }, { claim, version, locale }) => {
      const { quoteToken: token, ...given } = body
      const wish = { ...given, token, bookingId: Number(params.bookingId), version, locale }
      const { answer, isReplay } = await changeDates(service, guest, wish, claim)
      const { paidBy: isPriorToArrival, change, ...changed } = answer
      return { wire: { ...changed, isPriorToArrival, change: encodeDateChange(change) }, isReplay }
    },
  ),
}
