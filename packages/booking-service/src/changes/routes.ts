import {
  decodeChangeSelection,
  encodePayment,
  encodeStayChange,
  encodeStayQuote,
  endpoints,
  timingOfType,
} from '@veranda/contract'
import { isPlainDate, noSelection, type PaymentTiming, toMajor } from '@veranda/domain'
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve, serveWith } from '../platform/http/serve.ts'
import { wordsFor, wordsOfLocale } from '../platform/language.ts'
import { quoteChange } from '../quotes/quote-change.ts'
import type { PayingService } from '../payments/payments.ts'
import { paymentMethodOf } from '../payments/payment-method.ts'
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
    async (service, { guest, params, query, body, claim, version, locale }) => {
      const { quoteToken: token, ...given } = body
      const timing = timingIn(query, body)
      const selection = { ...given, timing, token, bookingId: Number(params.bookingId), version, locale }
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
    const selection = {
      quoteId,
      token,
      method: paymentMethodOf(body.method),
      storesCard: body.method.storesCard,
      locale,
    }
    return onWire(await startChangePayment(service, guest, selection, claim), encodePayment)
  }),
}

/** When the difference is paid, said in the body, in the address, or in both alike; two different times are none. */
function timingIn(
  { isPriorToArrival }: { readonly isPriorToArrival?: '1' | '2' | undefined },
  { timing }: { readonly timing?: PaymentTiming | undefined },
): PaymentTiming | undefined {
  if (isPriorToArrival === undefined) return timing
  const asked = timingOfType(isPriorToArrival === '1' ? 1 : 2)
  return timing === undefined || timing === asked ? asked : undefined
}

const encodeRefund = ({ refundId, amount, state, since, card }: GuestRefund) => ({
  refundId,
  amount: toMajor(amount),
  state,
  since,
  card: card ? { ...card } : null,
})
