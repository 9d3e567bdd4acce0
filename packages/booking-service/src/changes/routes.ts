import { decodeChangeSelection, endpoints, methodOfType, timingOfType } from '@veranda/contract'
import { isPlainDate, noSelection, type PaymentTiming } from '@veranda/domain'
import { paymentMethodOf } from '../payments/payment-method.ts'
import type { PayingService } from '../payments/payments.ts'
import { toPendingRefund } from '../payments/to-pending-refund.ts'
import { serveValue } from '../platform/http/serve.ts'
import { wordsFor, wordsOfLocale } from '../platform/language.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { quoteChange } from '../quotes/quote-change.ts'
import { changeStay } from './change-stay.ts'
import { localizedChange, localizedQuote } from './localized-change.ts'
import { startChangePayment } from './start-change-payment.ts'

export const changesRoutes = {
  quoteDates: serveValue(endpoints.quoteDates, async (service, { guest, query, call }) => {
    const { checkIn: arrival, checkOut: departure, promocode: promotionCode } = query
    if (!isPlainDate(arrival) || !isPlainDate(departure))
      throw new ServiceRefusal('malformed-request', 'Give two calendar dates.')
    const selection = {
      ...noSelection,
      stay: { arrival, departure },
      ...(promotionCode === undefined ? {} : { promotionCode }),
    }
    const quote = await quoteChange(service, guest, 'change-dates', selection)
    return localizedQuote(service.store.db, quote, wordsFor(call))
  }),
  quoteChange: serveValue(
    endpoints.quoteChange,
    async (service, { guest, body: { purpose, ...selection }, call }) => {
      const quote = await quoteChange(service, guest, purpose, decodeChangeSelection(selection))
      return localizedQuote(service.store.db, quote, wordsFor(call))
    },
  ),
  changeStay: serveValue<typeof endpoints.changeStay, PayingService>(
    endpoints.changeStay,
    async (service, { guest, params, query, body, claim, version, locale }) => {
      const { quoteToken: token, paymentType, ...given } = body
      const timing = timingIn(query, body)
      const isAutomatic = paymentType !== undefined && methodOfType(paymentType) === 'automatic-charge'
      const selection = {
        ...given,
        isAutomatic,
        timing,
        token,
        bookingId: Number(params.bookingId),
        version,
        locale,
      }
      const { answer, isReplay } = await changeStay(service, guest, selection, claim)
      const change = await localizedChange(service.store.db, answer.change, wordsOfLocale(locale))
      const { paidBy, refunds, ...changed } = answer
      return {
        answer: {
          ...changed,
          change,
          ...(paidBy === null ? {} : { paidBy }),
          refunds: refunds.map(toPendingRefund),
        },
        isReplay,
      }
    },
  ),
  startPayment: serveValue<typeof endpoints.startPayment, PayingService>(
    endpoints.startPayment,
    (service, { guest, body, claim, locale }) => {
      const { quoteId, quoteToken: token } = body
      const { storesCard } = body.method
      const selection = { quoteId, token, method: paymentMethodOf(body.method), storesCard, locale }
      return startChangePayment(service, guest, selection, claim)
    },
  ),
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
