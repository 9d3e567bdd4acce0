import {
  endpoints,
  decodeBalanceSelection,
  encodeBalancePaid,
  encodeBalanceQuote,
  encodePayment,
  methodOfType,
  timingOfType,
} from '@veranda/contract'
import type { PayingService } from '../payments/payments.ts'
import { paymentMethodOf } from '../payments/payment-method.ts'
import { serve, serveWith } from '../platform/http/serve.ts'
import { payBalance } from './pay-balance.ts'
import { quoteBalance } from './quote-balance.ts'
import { startBalancePayment } from './start-balance-payment.ts'

const servePaying = serveWith<PayingService>()

export const balanceRoutes = {
  quoteBalance: serve(endpoints.quoteBalance, async (service, { guest, body }) =>
    encodeBalanceQuote(
      await quoteBalance(service, guest, ({ currency }) => decodeBalanceSelection(body, currency)),
    ),
  ),
  startBalancePayment: servePaying(endpoints.startBalancePayment, async (service, { guest, body, claim }) => {
    const { quoteId, quoteToken: token, paymentType, storesCard, ...card } = body
    const by = methodOfType(paymentType)
    const ofCard = card.token === undefined ? 'stored-card' : 'card'
    const method = paymentMethodOf({ kind: by === 'paypal' ? by : ofCard, ...card })
    const command = { quoteId, token, by, method, storesCard }
    const once = await startBalancePayment(service, guest, command, claim)
    return { wire: encodePayment(once.answer), isReplay: once.isReplay }
  }),
  payBalance: servePaying(
    endpoints.payBalance,
    async (service, { guest, params, body, claim, version, locale }) => {
      const { quoteToken: token, isPriorToArrival, ...given } = body
      const command = {
        ...given,
        token,
        timing: timingOfType(isPriorToArrival),
        bookingId: Number(params.bookingId),
        version,
        locale,
      }
      const once = await payBalance(service, guest, command, claim)
      return { wire: encodeBalancePaid(once.answer), isReplay: once.isReplay }
    },
  ),
}
