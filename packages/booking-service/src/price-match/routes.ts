import { encodePriceMatch, endpoints } from '@veranda/contract'
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve, serveWith } from '../platform/http/serve.ts'
import type { PayingService } from '../payments/payments.ts'
import { answerPriceMatch } from './answer-price-match.ts'
import { getPriceMatch, type PriceMatchIn } from './get-price-match.ts'
import { requestPriceMatch } from './request-price-match.ts'
import { asGuest } from '../audit/actor.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { RefusingIn } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { answerOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import { endPriceMatch, openPriceMatch } from './end-price-match.ts'
import type { Locale } from '@veranda/domain'

const encoded = ({ request, currency }: PriceMatchIn) => encodePriceMatch(request, currency)

const servePaying = serveWith<PayingService>()

export const priceMatchRoutes = {
  requestPriceMatch: serve(
    endpoints.requestPriceMatch,
    async (service, { guest, params, body, claim, version, locale }) => {
      const input = { bookingId: Number(params.bookingId), documentIds: body.documentIds, version, locale }
      return onWire(await requestPriceMatch(service, guest, input, claim), encoded)
    },
  ),
  getPriceMatch: serve(endpoints.getPriceMatch, async (service, { guest, params }) =>
    encoded(await getPriceMatch(service, guest, Number(params.bookingId))),
  ),
  withdrawPriceMatch: serve(
    endpoints.withdrawPriceMatch,
    async (service, { guest, params, claim, version, locale }) => {
      const input = { bookingId: Number(params.bookingId), version, locale }
      return onWire(await withdrawPriceMatch(service, guest, input, claim), encoded)
    },
  ),
  answerPriceMatch: servePaying(
    endpoints.answerPriceMatch,
    async (service, { staff, params, body, claim }) => {
      const input = { priceMatchId: params.priceMatchId, ...body }
      return onWire(await answerPriceMatch(service, staff, input, claim), encoded)
    },
  ),
}

/** Withdraws a price match request that the hotel has not answered. */
async function withdrawPriceMatch(
  service: Service & RefusingIn<'withdrawPriceMatch'>,
  guest: GuestSession,
  { locale, ...input }: OnVersion & { readonly locale: Locale },
  claim: Claim,
): Promise<Once<PriceMatchIn>> {
  return answerOnVersion(service, guest, input, claim, async (tx, reservation, now) => {
    const row = await openPriceMatch(tx, reservation.bookingId)
    return endPriceMatch(tx, reservation, { row, step: 'withdraw', actor: asGuest(guest), locale, now })
  })
}
