import { endpoints } from '@veranda/contract'
import { and, desc, eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { handInDocuments } from '../documents/hand-in-documents.ts'
import type { PayingService } from '../payments/payments.ts'
import { serveValue } from '../platform/http/serve.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { answerOnVersion } from '../reservations/do-on-version.ts'
import { requireAction } from '../reservations/require-action.ts'
import { requireBooking } from '../reservations/require-reservation.ts'
import { priceMatch } from '../schema/price-match.ts'
import { answerPriceMatch } from './answer-price-match.ts'
import { endPriceMatch, openPriceMatch, recordPriceMatch } from './end-price-match.ts'
import { toPriceMatch } from './to-price-match.ts'

export const priceMatchRoutes = {
  /** Asks the hotel to match a better price. Nothing in the reservation waits for the answer. */
  requestPriceMatch: serveValue(
    endpoints.requestPriceMatch,
    (service, { guest, params, body, claim, version, locale }) => {
      const seen = { bookingId: Number(params.bookingId), version }
      return answerOnVersion(service, guest, seen, claim, async (tx, reservation, now) => {
        const { bookingId: reservationId, currency } = reservation
        // As long as the stay could be cancelled for a better price, it can be kept for one.
        requireAction(tx, reservation, 'cancel', 'A price match is not available right now.')
        const open = and(eq(priceMatch.reservationId, reservationId), eq(priceMatch.state, 'requested'))
        if ((await tx.$count(priceMatch, open)) > 0)
          throw tx.refuse('price-match-open', 'A price match has already been requested.')
        const [row] = await tx
          .insert(priceMatch)
          .values({ reservationId, locale, requestedAt: now })
          .returning()
        if (!row) throw new Error('The request was not stored')
        await handInDocuments(tx, reservationId, body.documentIds, { priceMatchId: row.id })
        await recordPriceMatch(tx, reservation, { row, actor: asGuest(guest), locale, now })
        return toPriceMatch(row, currency)
      })
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
    (service, { guest, params, claim, version, locale }) => {
      const seen = { bookingId: Number(params.bookingId), version }
      return answerOnVersion(service, guest, seen, claim, async (tx, reservation, now) => {
        const row = await openPriceMatch(tx, reservation.bookingId)
        return endPriceMatch(tx, reservation, { row, step: 'withdraw', actor: asGuest(guest), locale, now })
      })
    },
  ),
  answerPriceMatch: serveValue<typeof endpoints.answerPriceMatch, PayingService>(
    endpoints.answerPriceMatch,
    (service, { staff, params, body, claim }) =>
      answerPriceMatch(service, staff, { priceMatchId: params.priceMatchId, ...body }, claim),
  ),
}
