import {
  cancelRooms as cancelRoomsCall,
  checkCancellation as checkCancellationCall,
  decideCancellation as decideCancellationCall,
  encodeBookingVersion,
  encodeCancellationReason,
  encodeCancellationReceipt,
  encodeCancellationTerms,
  encodeCancelQuote,
  encodeRoomCheck,
  getCancellation as getCancellationCall,
  getCancellationTerms as getCancellationTermsCall,
  listCancellationReasons as listCancellationReasonsCall,
  localeOfReasons,
  quoteCancellation as quoteCancellationCall,
  roomNumbersIn,
  undoCancellation as undoCancellationCall,
  withdrawCancellation as withdrawCancellationCall,
} from '@veranda/contract'
import type { ReasonAnswers } from '@veranda/domain'
import { serve } from '../platform/http/serve.ts'
import { wordsFor, wordsOfLocale } from '../platform/language.ts'
import { cancelRooms } from './cancel-rooms.ts'
import { checkCancellation } from './check-cancellation.ts'
import { decideCancellation } from './decide-cancellation.ts'
import { getCancellation } from './get-cancellation.ts'
import { getCancellationTerms } from './get-cancellation-terms.ts'
import { listReasons } from './list-reasons.ts'
import { quoteCancellation } from './quote-cancellation.ts'
import { undoCancellation } from './undo-cancellation.ts'
import { withdrawCancellation } from './withdraw-cancellation.ts'

export const cancellingRoutes = {
  checkCancellation: serve(checkCancellationCall, async (service, { guest, query }) => {
    const checks = await checkCancellation(service, guest, roomNumbersIn(query.rooms))
    return checks.map(encodeRoomCheck)
  }),
  getCancellationTerms: serve(getCancellationTermsCall, async (service, { guest, body, call }) => {
    const lang = wordsFor(call)
    const { terms, currency } = await getCancellationTerms(service, guest, { ...body, lang })
    return encodeCancellationTerms(terms, currency)
  }),
  quoteCancellation: serve(quoteCancellationCall, async (service, { guest, body, call }) => {
    const lang = wordsFor(call)
    const { quote, reservation } = await quoteCancellation(service, guest, { ...body, lang })
    return encodeCancelQuote(quote, reservation)
  }),
  listCancellationReasons: serve(listCancellationReasonsCall, async ({ store }, { params }) => {
    const reasons = await listReasons(store.db, wordsOfLocale(localeOfReasons(params.application)))
    return reasons.map(encodeCancellationReason)
  }),
  cancelRooms: serve(cancelRoomsCall, async (service, { guest, params, body, claim, version, locale }) => {
    const { quoteToken: token, proofIds = [], reason, ...given } = body
    const answers = told(reason)
    const wish = { ...given, token, proofIds, reason: answers, bookingId: Number(params.bookingId) }
    const once = await cancelRooms(service, guest, { ...wish, version, locale }, claim)
    return { wire: encodeCancellationReceipt(once.answer), isReplay: once.isReplay }
  }),
  getCancellation: serve(getCancellationCall, async (service, { guest, params, call }) => {
    const lang = wordsFor(call)
    return encodeCancellationReceipt(await getCancellation(service, guest, Number(params.bookingId), lang))
  }),
  undoCancellation: serve(
    undoCancellationCall,
    async (service, { guest, params, claim, version, locale }) => {
      const wish = { bookingId: Number(params.bookingId), version, locale }
      const { answer, isReplay } = await undoCancellation(service, guest, wish, claim)
      return { wire: encodeBookingVersion(answer), isReplay }
    },
  ),
  withdrawCancellation: serve(
    withdrawCancellationCall,
    async (service, { guest, params, claim, version, locale }) => {
      const wish = { bookingId: Number(params.bookingId), version, locale }
      const { answer, isReplay } = await withdrawCancellation(service, guest, wish, claim)
      return { wire: encodeBookingVersion(answer), isReplay }
    },
  ),
  decideCancellation: serve(
    decideCancellationCall,
    async (service, { staff, params, body, claim, locale }) => {
      const wish = { ...body, requestId: params.requestId, locale }
      const { answer, isReplay } = await decideCancellation(service, staff, wish, claim)
      return { wire: encodeCancellationReceipt(answer), isReplay }
    },
  ),
}

type Given = { readonly [Key in keyof ReasonAnswers]?: string | undefined }

/** The answers that were given; one that was left out is not there at all. */
const told = (given: Given): ReasonAnswers =>
  Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== undefined))
