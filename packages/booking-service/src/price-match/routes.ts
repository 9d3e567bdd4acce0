import { encodePriceMatch, endpoints } from '@veranda/contract'
import { serve, serveWith } from '../platform/http/serve.ts'
import type { PayingService } from '../payments/payments.ts'
import type { Once } from '../platform/idempotency/do-once.ts'
import { answerPriceMatch } from './answer-price-match.ts'
import { getPriceMatch, type PriceMatchIn } from './get-price-match.ts'
import { requestPriceMatch } from './request-price-match.ts'
import { withdrawPriceMatch } from './withdraw-price-match.ts'

const onWire = ({ answer: { request, currency }, isReplay }: Once<PriceMatchIn>) => ({
  wire: encodePriceMatch(request, currency),
  isReplay,
})

const servePaying = serveWith<PayingService>()

export const priceMatchRoutes = {
  requestPriceMatch: serve(
    endpoints.requestPriceMatch,
    async (service, { guest, params, body, claim, version, locale }) => {
      const input = { bookingId: Number(params.bookingId), documentIds: body.documentIds, version, locale }
      return onWire(await requestPriceMatch(service, guest, input, claim))
    },
  ),
  getPriceMatch: serve(endpoints.getPriceMatch, async (service, { guest, params }) => {
    const { request, currency } = await getPriceMatch(service, guest, Number(params.bookingId))
    return encodePriceMatch(request, currency)
  }),
  withdrawPriceMatch: serve(
    endpoints.withdrawPriceMatch,
    async (service, { guest, params, claim, version, locale }) => {
      const input = { bookingId: Number(params.bookingId), version, locale }
      return onWire(await withdrawPriceMatch(service, guest, input, claim))
    },
  ),
  answerPriceMatch: servePaying(
    endpoints.answerPriceMatch,
    async (service, { staff, params, body, claim }) => {
      const input = { priceMatchId: params.priceMatchId, ...body }
      return onWire(await answerPriceMatch(service, staff, input, claim))
    },
  ),
}
