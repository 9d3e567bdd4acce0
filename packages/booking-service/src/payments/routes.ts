import {
  endpoints,
  encodeParkedEvent,
  encodePayment,
  encodePaymentCondition,
  encodeRatePlanPolicy,
  encodeRateSeason,
  encodeStoredCard,
  type GuestPayment,
} from '@veranda/contract'
import { isPlainDate } from '@veranda/domain'
import { serve, serveWith } from '../platform/http/serve.ts'
import { doOnce } from '../platform/idempotency/do-once.ts'
import { wordsFrom } from '../platform/language.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { namesOfTaken } from './card-types.ts'
import { answerChallenge } from './answer-challenge.ts'
import { getPayment } from './get-payment.ts'
import { getRatePlanPolicy } from './get-rate-plan-policy.ts'
import { getRateSeason } from './get-rate-season.ts'
import { listParkedEvents } from './list-parked-events.ts'
import { listStoredCards } from './list-stored-cards.ts'
import type { PayingService } from './payments.ts'
import { ratePlanTerms } from './rate-plan-terms.ts'
import { getPaymentTerms, getPropertyTerms, listPaymentConditions } from './payment-terms.ts'

const servePaying = serveWith<PayingService>()

export const paymentsRoutes = {
  finishChallenge: servePaying(endpoints.finishChallenge, async (service, { guest, params, body, claim }) => {
    const { reservation } = await requireReservation(service.store.db, guest, service.clock.now())
    const once = await doOnce<GuestPayment>(service, claim, async (finish) => {
      const asked = {
        reservationId: reservation.bookingId,
        paymentId: params.paymentId,
        result: body.result,
      }
      const payment = await answerChallenge(service, asked)
      await finish(service.store.db, payment)
      return payment
    })
    return { wire: encodePayment(once.answer), isReplay: once.isReplay }
  }),
  getPayment: serve(endpoints.getPayment, async (service, { guest, params }) => {
    const { reservation } = await requireReservation(service.store.db, guest, service.clock.now())
    const asked = { reservationId: reservation.bookingId, paymentId: params.paymentId }
    return encodePayment(await getPayment(service, asked))
  }),
  getCardField: servePaying(endpoints.getCardField, async ({ payments, store }) => ({
    ...(payments?.field ?? { kind: 'none' as const }),
    takes: [...(await namesOfTaken(store.db))],
  })),
  listStoredCards: servePaying(endpoints.listStoredCards, async (service, { guest, params, query }) => {
    if (params.reservationCode.toUpperCase() !== guest.reservationCode)
      throw new ServiceRefusal('not-found', 'There is no such reservation.')
    const roomId = query.idRoom === undefined ? undefined : Number(query.idRoom)
    const cards = await listStoredCards(service, { ...guest, roomId })
    return {
      crs: guest.reservationCode,
      creditCards: cards.map(encodeStoredCard),
    }
  }),
  listParkedEvents: serve(endpoints.listParkedEvents, async ({ store }) => {
    const parked = await listParkedEvents(store.db)
    return parked.map(encodeParkedEvent)
  }),
  getPaymentTerms: serve(endpoints.getPaymentTerms, (service, { params: { lang, ...asked }, call }) =>
    getPaymentTerms(service, { ...asked, lang: wordsFrom(lang, call) }),
  ),
  getPaymentConditions: serve(endpoints.getPaymentConditions, async (service, { guest, body, call }) => {
    const { lang_code, arrival_date: arrival, id_rateplans } = body
    if (!isPlainDate(arrival)) throw new ServiceRefusal('malformed-request', 'Give a calendar date.')
    // A number that is no plan's has no conditions, like any plan nobody wrote about.
    const ratePlanIds = id_rateplans.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
    const lang = wordsFrom(lang_code, call)
    const conditions = await listPaymentConditions(service, { ratePlanIds, arrival, lang })
    const terms = await ratePlanTerms(service, guest, { arrival, lang })
    return conditions.map(({ ratePlanId, text }) => {
      const ofPlan = terms.get(ratePlanId)
      return encodePaymentCondition({ ratePlanId, text, ...(ofPlan && { terms: ofPlan }) })
    })
  }),
  getRatePlanPolicy: serve(endpoints.getRatePlanPolicy, async (service, { guest, params, query }) => {
    const { checkIn: arrival, checkOut: departure } = query
    const dates = { ...(arrival && { arrival }), ...(departure && { departure }) }
    const asked = { roomId: Number(params.roomId), ...dates }
    return encodeRatePlanPolicy(await getRatePlanPolicy(service, guest, asked))
  }),
  getRateSeason: serve(endpoints.getRateSeason, async (service, { guest, params, query }) => {
    const { checkIn: arrival, checkOut: departure } = query
    const dates = { ...(arrival && { arrival }), ...(departure && { departure }) }
    const asked = { rateId: Number(params.rateId), propertyCode: params.propertyCode, ...dates }
    return encodeRateSeason(await getRateSeason(service, guest, asked))
  }),
  getPropertyTerms: serve(endpoints.getPropertyTerms, (service, { body: { property, lang_code }, call }) =>
    getPropertyTerms(service, { propertyCode: property, lang: wordsFrom(lang_code, call) }),
  ),
}
