import {
  changeStay as changeStayCall,
  encodeStayChange,
  encodeStayQuote,
  decodeChangeWish,
  quoteChange as quoteChangeCall,
  quoteDates as quoteDatesCall,
} from '@veranda/contract'
import { isPlainDate, noWish, toMajor } from '@veranda/domain'
import { serve } from '../platform/http/serve.ts'
import { wordsFor, wordsOfLocale } from '../platform/language.ts'
import { quoteChange } from '../quotes/quote-change.ts'
import type { GuestRefund } from '../payments/request-refunds.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { changeStay } from './change-stay.ts'
import { wordedChange, wordedQuote } from './worded-change.ts'

export const changesRoutes = {
  quoteDates: serve(quoteDatesCall, async (service, { guest, query, call }) => {
    const { checkIn: arrival, checkOut: departure, promocode: promotionCode } = query
    if (!isPlainDate(arrival) || !isPlainDate(departure))
      throw new ServiceRefusal('malformed-request', 'Give two calendar dates.')
    const wish = {
      ...noWish,
      stay: { arrival, departure },
      ...(promotionCode === undefined ? {} : { promotionCode }),
    }
    const quote = await quoteChange(service, guest, 'change-dates', wish)
    return encodeStayQuote(await wordedQuote(service.store.db, guest.reservationCode, quote, wordsFor(call)))
  }),
  quoteChange: serve(quoteChangeCall, async (service, { guest, body: { purpose, ...wish }, call }) => {
    const quote = await quoteChange(service, guest, purpose, decodeChangeWish(wish))
    return encodeStayQuote(await wordedQuote(service.store.db, guest.reservationCode, quote, wordsFor(call)))
  }),
  changeStay: serve(changeStayCall, async (service, { guest, params, body, claim, version, locale }) => {
    const { quoteToken: token, ...given } = body
    const wish = { ...given, token, bookingId: Number(params.bookingId), version, locale }
    const { answer, isReplay } = await changeStay(service, guest, wish, claim)
    const { paidBy: isPriorToArrival, change, refunds, ...changed } = answer
    const told = await wordedChange(service.store.db, guest.reservationCode, change, wordsOfLocale(locale))
    return {
      wire: {
        ...changed,
        isPriorToArrival,
        change: encodeStayChange(told),
        refunds: refunds.map(encodeRefund),
      },
      isReplay,
    }
  }),
}

const encodeRefund = ({ refundId, amount, state, since, card }: GuestRefund) => ({
  refundId,
  amount: toMajor(amount),
  state,
  since,
  card: card ? { ...card } : null,
})
