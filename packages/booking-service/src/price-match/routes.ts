import { endpoints } from '@veranda/contract'
import { desc, eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import type { PayingService } from '../payments/payments.ts'
import { serveValue } from '../platform/http/serve.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { answerOnVersion } from '../reservations/do-on-version.ts'
import { requireBooking } from '../reservations/require-reservation.ts'
import { priceMatch } from '../schema/price-match.ts'
import { answerPriceMatch } from './answer-price-match.ts'
import { endPriceMatch, openPriceMatch } from './end-price-match.ts'
import { requestPriceMatch } from './request-price-match.ts'
import { toPriceMatch } from './to-price-match.ts'

export const priceMatchRoutes = {
  requestPriceMatch: serveValue(
    endpoints.requestPriceMatch,
    (service, { guest, params, body, claim, version, locale }) => {
      const input = { bookingId: Number(params.bookingId), documentIds: body.documentIds, version, locale }
      return requestPriceMatch(service, guest, input, claim)
    },
  ),
  getPriceMatch: serveValue(endpoints.getPriceMatch, async (service, { guest, params }) => {
    const { bookingId, currency } = await requireBooking(service, guest, Number(params.bookingId))
    const [row] = await service.store.db
      .select()
      .from(priceMatch)
      .where(eq(priceMatch.reservationId, bookingId))
      .orderBy(desc(priceMatch.requestedAt))
      .limit(1)
    if (!row) throw new ServiceRefusal('not-found', 'No price match was requested.')
    return toPriceMatch(row, currency)
  }),
  withdrawPriceMatch: serveValue(
    endpoints.withdrawPriceMatch,
    (service, { guest, params, claim, version, locale }) =>
      answerOnVersion(
        service,
        guest,
        { bookingId: Number(params.bookingId), version },
        claim,
        async (tx, reservation, now) => {
          const row = await openPriceMatch(tx, reservation.bookingId)
          return endPriceMatch(tx, reservation, { row, step: 'withdraw', actor: asGuest(guest), locale, now })
        },
      ),
  ),
  answerPriceMatch: serveValue<typeof endpoints.answerPriceMatch, PayingService>(
    endpoints.answerPriceMatch,
    (service, { staff, params, body, claim }) =>
      answerPriceMatch(service, staff, { priceMatchId: params.priceMatchId, ...body }, claim),
  ),
}
