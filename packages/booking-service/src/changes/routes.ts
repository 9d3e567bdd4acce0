import {
  decodeChangeSelection,
  encodePayment,
  encodeStayChange,
  encodeStayQuote,
  endpoints,
} from '@veranda/contract'
import { isPlainDate, noSelection, toMajor } from '@veranda/domain'
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve, serveWith } from '../platform/http/serve.ts'
import { wordsFor, wordsOfLocale } from '../platform/language.ts'
import { quoteChange } from '../quotes/quote-change.ts'
import type { PayingService } from '../payments/payments.ts'
import type { PaymentMethod } from '../payments/port.ts'
import type { GuestRefund } from '../payments/request-refunds.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { changeStay } from './change-stay.ts'
import { localizedChange, localizedQuote } from './localized-change.ts'
import { startChangePayment } from './start-change-payment.ts'

const servePaying = serveWith<PayingService>()

export const changesRoutes = {
  quoteDates: serve(endpoints.quoteDates, async (service, { guest, query, call }) => {
    const { checkIn: arrival, checkOut: departure, promocode: promotionCode } = query
    if (!isPlainDate(arrival) || !isPlainDate(departure))
      throw new ServiceRefusal('malformed-request', 'Give two calendar dates.')
    const selection = {
      ...noSelection,
      stay: { arrival, departure },
      ...(promotionCode === undefined ? {} : { promotionCode }),
    }
    const quote = await quoteChange(service, guest, 'change-dates', selection)
    return encodeStayQuote(await localizedQuote(service.store.db, quote, wordsFor(call)))
  }),
  quoteChange: serve(
    endpoints.quoteChange,
    async (service, { guest, body: { purpose, ...selection }, call }) => {
      const quote = await quoteChange(service, guest, purpose, decodeChangeSelection(selection))
      return encodeStayQuote(await localizedQuote(service.store.db, quote, wordsFor(call)))
    },
  ),
  changeStay: servePaying(
    endpoints.changeStay,
    async (service, { guest, params, body, claim, version, locale }) => {
      const { quoteToken: token, ...given } = body
      const selection = { ...given, token, bookingId: Number(params.bookingId), version, locale }
      const { answer, isReplay } = await changeStay(service, guest, selection, claim)
      const { paidBy: isPriorToArrival, change, refunds, ...changed } = answer
      const localized = await localizedChange(service.store.db, change, wordsOfLocale(locale))
      return {
        wire: {
          ...changed,
          isPriorToArrival,
          change: encodeStayChange(localized),
          refunds: refunds.map(encodeRefund),
        },
        isReplay,
      }
    },
  ),
  startPayment: servePaying(endpoints.startPayment, async (service, { guest, body, claim, locale }) => {
    const { quoteId, quoteToken: token } = body
    const selection = { quoteId, token, method: methodOf(body.method), locale }
    return onWire(await startChangePayment(service, guest, selection, claim), encodePayment)
  }),
}

type GivenMethod = {
  readonly kind: PaymentMethod['kind']
  readonly token?: string | undefined
  readonly cardId?: string | undefined
}

function methodOf({ kind, token, cardId }: GivenMethod): PaymentMethod {
  if (kind === 'card' && token !== undefined && cardId === undefined) return { kind, token }
  if (kind === 'stored-card' && cardId !== undefined && token === undefined) return { kind, cardId }
  throw new ServiceRefusal('malformed-request', 'Give either a new card’s token or a stored card’s id.')
}

const encodeRefund = ({ refundId, amount, state, since, card }: GuestRefund) => ({
  refundId,
  amount: toMajor(amount),
  state,
  since,
  card: card ? { ...card } : null,
})
