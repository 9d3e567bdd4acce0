import {
  type BookingVersion,
  encodeBookingVersion,
  encodeCancellationReason,
  encodeCancellationReceipt,
  encodeCancellationTerms,
  encodeCancelQuote,
  encodeRoomCheck,
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
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve, serveWith } from '../platform/http/serve.ts'
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
import type { Signing } from '../receipts/signer.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { latestReceipt } from './latest-receipt.ts'
import { asGuest } from '../audit/actor.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import { doOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import { keepRooms, openRequest } from './end-request.ts'

/** What moves money writes receipts. */
const serveSigning = serveWith<Service & Signing>()

export const cancellationRoutes = {
  checkCancellation: serve(endpoints.checkCancellation, async (service, { guest, query }) => {
    const checks = await checkCancellation(service, guest, roomNumbersIn(query.rooms))
    return checks.map(encodeRoomCheck)
  }),
  getCancellationTerms: serve(endpoints.getCancellationTerms, async (service, { guest, body, call }) => {
    const lang = wordsFor(call)
    const { terms, currency } = await getCancellationTerms(service, guest, { ...body, lang })
    return encodeCancellationTerms(terms, currency)
  }),
  quoteCancellation: serve(endpoints.quoteCancellation, async (service, { guest, body, call }) => {
    const lang = wordsFor(call)
    const { quote, reservation } = await quoteCancellation(service, guest, { ...body, lang })
    return encodeCancelQuote(quote, reservation)
  }),
  listCancellationReasons: serve(endpoints.listCancellationReasons, async ({ store }, { params }) => {
    const reasons = await listReasons(store.db, wordsLanguageOf(langCodeOfReasons(params.application)))
    return reasons.map(encodeCancellationReason)
  }),
  cancelRooms: serveSigning(
    endpoints.cancelRooms,
    async (service, { guest, params, body, claim, version, locale }) => {
      const { quoteToken: token, documentIds = [], reason, ...given } = body
      const answers = reported(reason)
      const input = { ...given, token, documentIds, reason: answers, bookingId: Number(params.bookingId) }
      return onWire(
        await cancelRooms(service, guest, { ...input, version, locale }, claim),
        encodeCancellationReceipt,
      )
    },
  ),
  getCancellation: serve(endpoints.getCancellation, async (service, { guest, params, call }) => {
    const lang = wordsFor(call)
    return encodeCancellationReceipt(await getCancellation(service, guest, Number(params.bookingId), lang))
  }),
  reinstateCancellation: serveSigning(
    endpoints.reinstateCancellation,
    async (service, { guest, params, claim, version, locale }) => {
      const input = { bookingId: Number(params.bookingId), version, locale }
      return onWire(await reinstateCancellation(service, guest, input, claim), encodeBookingVersion)
    },
  ),
  withdrawCancellation: serve(
    endpoints.withdrawCancellation,
    async (service, { guest, params, claim, version, locale }) => {
      const input = { bookingId: Number(params.bookingId), version, locale }
      return onWire(await withdrawCancellation(service, guest, input, claim), encodeBookingVersion)
    },
  ),
  decideCancellation: serveSigning(
    endpoints.decideCancellation,
    async (service, { staff, params, body, claim, locale }) => {
      const input = { ...body, requestId: params.requestId, locale }
      return onWire(await decideCancellation(service, staff, input, claim), encodeCancellationReceipt)
    },
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
