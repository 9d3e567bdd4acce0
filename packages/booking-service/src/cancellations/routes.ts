import {
  type BookingVersion,
  encodeCancelQuote,
  endpoints,
  langCodeOfReasons,
  roomNumbersIn,
} from '@veranda/contract'
import {
  type CancellationReceipt,
  checkRooms,
  type Locale,
  type ReasonAnswers,
  type RoomCheck,
} from '@veranda/domain'
import { serve, serveValue } from '../platform/http/serve.ts'
import { wordsFor, type WordsLanguage, wordsLanguageOf } from '../platform/language.ts'
import { cancelRooms } from './cancel-rooms.ts'
import { decideCancellation } from './decide-cancellation.ts'
import { getCancellationTerms } from './get-cancellation-terms.ts'
import { listReasons } from './list-reasons.ts'
import { quoteCancellation } from './quote-cancellation.ts'
import { reinstateCancellation } from './reinstate-cancellation.ts'
import type { GuestSession } from '../identity/identity.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { type RefusingIn, ServiceRefusal } from '../platform/refusal.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { latestReceipt } from './latest-receipt.ts'
import { asGuest } from '../audit/actor.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import { doOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import { keepRooms, openRequest } from './end-request.ts'

export const cancellationRoutes = {
  checkCancellation: serveValue(endpoints.checkCancellation, (service, { guest, query }) =>
    checkCancellation(service, guest, roomNumbersIn(query.rooms)),
  ),
  getCancellationTerms: serveValue(endpoints.getCancellationTerms, (service, { guest, body, call }) =>
    getCancellationTerms(service, guest, { ...body, lang: wordsFor(call) }),
  ),
  quoteCancellation: serve(endpoints.quoteCancellation, async (service, { guest, body, call }) => {
    const lang = wordsFor(call)
    const { quote, reservation } = await quoteCancellation(service, guest, { ...body, lang })
    return encodeCancelQuote(quote, reservation)
  }),
  listCancellationReasons: serveValue(endpoints.listCancellationReasons, ({ store }, { params }) =>
    listReasons(store.db, wordsLanguageOf(langCodeOfReasons(params.application))),
  ),
  cancelRooms: serveValue(
    endpoints.cancelRooms,
    (service, { guest, params, body, claim, version, locale }) => {
      const { quoteToken: token, documentIds = [], ...given } = body
      const input = { ...given, token, documentIds, reason: reported(body.reason), version, locale }
      return cancelRooms(service, guest, { ...input, bookingId: Number(params.bookingId) }, claim)
    },
  ),
  getCancellation: serveValue(endpoints.getCancellation, (service, { guest, params, call }) =>
    getCancellation(service, guest, Number(params.bookingId), wordsFor(call)),
  ),
  reinstateCancellation: serveValue(
    endpoints.reinstateCancellation,
    (service, { guest, params, claim, ...asked }) =>
      reinstateCancellation(service, guest, { ...asked, bookingId: Number(params.bookingId) }, claim),
  ),
  withdrawCancellation: serveValue(
    endpoints.withdrawCancellation,
    (service, { guest, params, claim, ...asked }) =>
      withdrawCancellation(service, guest, { ...asked, bookingId: Number(params.bookingId) }, claim),
  ),
  decideCancellation: serveValue(
    endpoints.decideCancellation,
    (service, { staff, params, body, claim, locale }) =>
      decideCancellation(service, staff, { ...body, requestId: params.requestId, locale }, claim),
  ),
}

type Given = { readonly [Key in keyof ReasonAnswers]?: string | undefined }

/** The answers as stored: a question without an answer is left out. */
const reported = (given: Given): ReasonAnswers =>
  Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== undefined))

/** Why each of the selected rooms cannot be cancelled together with the others. */
async function checkCancellation(
  { store, clock }: Service,
  guest: GuestSession,
  roomNumbers: readonly number[],
): Promise<readonly RoomCheck[]> {
  const { reservation } = await requireReservation(store.db, guest, clock.now())
  return checkRooms(reservation.rooms, roomNumbers, reservation.property.cancellationVariant)
}

/** The receipt of the latest cancellation, or of the latest request for one. */
async function getCancellation(
  { store, clock }: Service,
  guest: GuestSession,
  bookingId: number,
  lang: WordsLanguage,
): Promise<CancellationReceipt> {
  const { reservation } = await requireReservation(store.db, guest, clock.now())
  requireOwn(reservation, bookingId)
  const receipt = await latestReceipt(store.db, reservation, lang)
  if (!receipt) throw new ServiceRefusal('not-found', 'Nothing of this reservation was canceled.')
  return receipt
}

/** Withdraws a request that nobody has decided yet. */
async function withdrawCancellation(
  service: Service & RefusingIn<'withdrawCancellation'>,
  guest: GuestSession,
  { locale, ...input }: OnVersion & { readonly locale: Locale },
  claim: Claim,
): Promise<Once<BookingVersion>> {
  return doOnVersion(service, guest, input, claim, async (tx, reservation, now) => {
    const request = await openRequest(tx, reservation.bookingId)
    if (!request) throw tx.refuse('no-request', 'There is no request to withdraw.')
    const actor = asGuest(guest)
    await keepRooms(tx, reservation, { request, step: 'withdraw', actor, locale, now })
  })
}
