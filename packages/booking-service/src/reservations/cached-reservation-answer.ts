import { encodeReservation, getReservation, type LangCode } from '@veranda/contract'
import { LRUCache } from 'lru-cache'
import { type SerializedResponse, serializeResponse } from '../platform/http/serialized-response.ts'
import type { ReservationText } from './load-reservation-row.ts'
import { reservationFrom } from './reservation-from.ts'

type Retained = { readonly lang: LangCode; readonly minute: number; readonly answer: SerializedResponse }

const stored = new LRUCache<ReservationText, Retained>({ max: 200 })

/**
 * The serialized answer for a reservation, cached. Guests read the same reservation repeatedly: as long as
 * the database returns the same text in the same language, the same answer is sent until the minute is over,
 * since everything that depends on time changes on whole minutes. Only texts are cached: caching objects
 * costs the garbage collector more than it saves.
 */
export function cachedReservationAnswer(
  text: ReservationText,
  lang: LangCode,
  now: Date,
): SerializedResponse {
  const minute = Math.floor(now.getTime() / 60_000)
  const known = stored.get(text)
  if (known?.lang === lang && known.minute === minute) return known.answer
  const reservation = reservationFrom(text, now.toISOString())
  const answer = serializeResponse(getReservation, encodeReservation(reservation, lang))
  stored.set(text, { lang, minute, answer })
  return answer
}
