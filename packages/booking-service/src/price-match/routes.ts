import { endpoints } from '@veranda/contract'
import { serveValue } from '../platform/http/serve.ts'
import type { PayingService } from '../payments/payments.ts'
import { answerPriceMatch } from './answer-price-match.ts'
import { getPriceMatch } from './get-price-match.ts'
import type { PriceMatchIn } from './to-price-match.ts'
import { requestPriceMatch } from './request-price-match.ts'
import { asGuest } from '../audit/actor.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { RefusingIn } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { answerOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import { endPriceMatch, openPriceMatch } from './end-price-match.ts'
import type { Locale } from '@veranda/domain'

export const priceMatchRoutes = {
  requestPriceMatch: serveValue(
    endpoints.requestPriceMatch,
    (service, { guest, params, body, claim, version, locale }) => {
      const input = { bookingId: Number(params.bookingId), documentIds: body.documentIds, version, locale }
      return requestPriceMatch(service, guest, input, claim)
    },
  ),
  getPriceMatch: serveValue(endpoints.getPriceMatch, (service, { guest, params }) =>
    getPriceMatch(service, guest, Number(params.bookingId)),
  ),
  withdrawPriceMatch: serveValue(
    endpoints.withdrawPriceMatch,
    (service, { guest, params, claim, ...asked }) =>
      withdrawPriceMatch(service, guest, { ...asked, bookingId: Number(params.bookingId) }, claim),
  ),
  answerPriceMatch: serveValue<typeof endpoints.answerPriceMatch, PayingService>(
    endpoints.answerPriceMatch,
    (service, { staff, params, body, claim }) =>
      answerPriceMatch(service, staff, { priceMatchId: params.priceMatchId, ...body }, claim),
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
