import {
  changeStay as changeStayCall,
  encodeStayChange,
  encodeStayQuote,
  decodeChangeWish,
  quoteChange as quoteChangeCall,
  quoteDates as quoteDatesCall,
} from '@veranda/contract'
import { isPlainDate, noWish, toMajor } from '@veranda/domain'
import { guestRoute } from '../http/serve-endpoint.ts'
import { guardedRoute } from '../http/serve-guarded.ts'
import { langCodeFrom, wordsLanguageOf, wordsOfLocale } from '../language.ts'
import { quoteChange } from '../quotes/quote-change.ts'
import type { GuestRefund } from '../payments/request-refunds.ts'
import { ServiceRefusal } from '../refusal.ts'
import { wordedChange } from '../services/worded-change.ts'
import { changeStay } from './change-stay.ts'

export const changesRoutes = {
  quoteDates: guestRoute(quoteDatesCall, async (service, guest, { query }) => {
    const { checkIn: arrival, checkOut: departure, promocode: promotionCode } = query
    if (!isPlainDate(arrival) || !isPlainDate(departure))
      throw new ServiceRefusal('malformed-request', 'Give two days of the calendar.')
    const wish = {
      ...noWish,
      stay: { arrival, departure },
      ...(promotionCode === undefined ? {} : { promotionCode }),
    }
    return encodeStayQuote(await quoteChange(service, guest, 'change-dates', wish))
  }),
  quoteChange: guestRoute(quoteChangeCall, async (service, guest, { body: { purpose, ...wish } }, call) => {
    const quote = await quoteChange(service, guest, purpose, decodeChangeWish(wish))
    const language = wordsLanguageOf(langCodeFrom(undefined, call.acceptLanguage))
    return encodeStayQuote({ ...quote, change: await wordedChange(service.store.db, quote.change, language) })
  }),
  changeStay: guardedRoute(
    changeStayCall,
    async (service, guest, { params, body }, { claim, version, locale }) => {
      const { quoteToken: token, ...given } = body
      const wish = { ...given, token, bookingId: Number(params.bookingId), version, locale }
      const { answer, isReplay } = await changeStay(service, guest, wish, claim)
      const { paidBy: isPriorToArrival, change, refunds, ...changed } = answer
      return {
        wire: {
          ...changed,
          isPriorToArrival,
          change: encodeStayChange(await wordedChange(service.store.db, change, wordsOfLocale(locale))),
          refunds: refunds.map(encodeRefund),
        },
        isReplay,
      }
    },
  ),
}

const encodeRefund = ({ refundId, amount, state, card }: GuestRefund) => ({
  refundId,
  amount: toMajor(amount),
  state,
  card: card ? { ...card } : null,
})
