import { encodeCancelQuote, endpoints, langCodeOfReasons, roomNumbersIn } from '@veranda/contract'
import { checkRooms, perksOf, refundCurve, type ReasonAnswers } from '@veranda/domain'
import { asGuest } from '../audit/actor.ts'
import { serve, serveValue } from '../platform/http/serve.ts'
import { wordsFor, wordsFrom } from '../platform/language.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import type { Signing } from '../receipts/signer.ts'
import { doOnVersion } from '../reservations/do-on-version.ts'
import { requireBooking, requireReservation } from '../reservations/require-reservation.ts'
import { cancelRooms } from './cancel-rooms.ts'
import { propertySetting } from '../catalogue/property-setting.ts'
import { requireRooms } from './cancelling-rules.ts'
import { decideCancellation } from './decide-cancellation.ts'
import { keepRooms, openRequest } from './end-request.ts'
import { latestReceipt } from './latest-receipt.ts'
import { listReasons } from './list-reasons.ts'
import { quoteCancellation } from './quote-cancellation.ts'
import { answerReviewQuestion, askAboutReview } from './review-questions.ts'
import { reinstateCancellation } from './reinstate-cancellation.ts'

/** What moves money writes receipts. */
type SigningService = Service & Signing

export const cancellationRoutes = {
  /** Why each of the selected rooms cannot be cancelled together with the others. */
  checkCancellation: serveValue(endpoints.checkCancellation, async ({ store, clock }, { guest, query }) => {
    const { reservation } = await requireReservation(store.db, guest, clock.now())
    const { rooms, property } = reservation
    return checkRooms(rooms, roomNumbersIn(query.rooms), property.cancellationVariant)
  }),
  /** The perks that cancelling the rooms would end, those that remain, and the penalty at each moment. */
  getCancellationTerms: serveValue(endpoints.getCancellationTerms, async (service, { guest, body, call }) => {
    const reservation = await requireBooking(service, guest, body.bookingId, wordsFor(call))
    const rooms = requireRooms(service, reservation, body.roomNumbers)
    const numbers = rooms.map(({ roomNumber }) => roomNumber)
    return {
      currency: reservation.currency,
      perks: perksOf(reservation, numbers, service.clock.now().toISOString()),
      rooms: rooms.map(({ roomNumber, category, policy }) => ({ roomNumber, name: category.name, policy })),
      curve: refundCurve(reservation, numbers),
      reinstateMinutes: await propertySetting(service.store.db, reservation, 'reinstateMinutes'),
    }
  }),
  quoteCancellation: serve(endpoints.quoteCancellation, async (service, { guest, body, call }) => {
    const lang = wordsFor(call)
    const { quote, reservation } = await quoteCancellation(service, guest, { ...body, lang })
    return encodeCancelQuote(quote, reservation)
  }),
  listCancellationReasons: serveValue(endpoints.listCancellationReasons, ({ store }, { params, call }) =>
    listReasons(store.db, wordsFrom(langCodeOfReasons(params.application), call)),
  ),
  cancelRooms: serveValue<typeof endpoints.cancelRooms, SigningService>(
    endpoints.cancelRooms,
    (service, { guest, params, body, claim, version, locale }) => {
      const { quoteToken: token, documentIds = [], ...given } = body
      const input = { ...given, token, documentIds, reason: reported(body.reason), version, locale }
      return cancelRooms(service, guest, { ...input, bookingId: Number(params.bookingId) }, claim)
    },
  ),
  /** The receipt of the latest cancellation, or of the latest request for one. */
  getCancellation: serveValue(endpoints.getCancellation, async (service, { guest, params, call }) => {
    const reservation = await requireBooking(service, guest, Number(params.bookingId))
    const receipt = await latestReceipt(service.store.db, reservation, wordsFor(call))
    if (!receipt) throw new ServiceRefusal('not-found', 'Nothing of this reservation was canceled.')
    return receipt
  }),
  reinstateCancellation: serveValue<typeof endpoints.reinstateCancellation, SigningService>(
    endpoints.reinstateCancellation,
    (service, { guest, params, claim, ...asked }) =>
      reinstateCancellation(service, guest, { ...asked, bookingId: Number(params.bookingId) }, claim),
  ),
  /** Withdraws a request that nobody has decided yet. */
  withdrawCancellation: serveValue(
    endpoints.withdrawCancellation,
    (service, { guest, params, claim, version, locale }) => {
      const seen = { bookingId: Number(params.bookingId), version }
      return doOnVersion(service, guest, seen, claim, async (tx, reservation, now) => {
        const request = await openRequest(tx, reservation.bookingId)
        if (!request) throw tx.refuse('no-request', 'There is no request to withdraw.')
        await keepRooms(tx, reservation, { request, step: 'withdraw', actor: asGuest(guest), locale, now })
      })
    },
  ),
  askAboutReview: serveValue(endpoints.askAboutReview, (service, { staff, params, body, claim, call }) =>
    askAboutReview(service, staff, { ...params, ...body, locale: call.locale }, claim),
  ),
  answerReviewQuestion: serveValue(
    endpoints.answerReviewQuestion,
    (service, { guest, params, body, claim }) =>
      answerReviewQuestion(service, guest, { ...body, bookingId: Number(params.bookingId) }, claim),
  ),
  decideCancellation: serveValue<typeof endpoints.decideCancellation, SigningService>(
    endpoints.decideCancellation,
    (service, { staff, params, body, claim, locale }) =>
      decideCancellation(service, staff, { ...body, requestId: params.requestId, locale }, claim),
  ),
}

type Given = { readonly [Key in keyof ReasonAnswers]?: string | undefined }

/** The answers as stored: a question without an answer is left out. */
const reported = (given: Given): ReasonAnswers =>
  Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== undefined))
