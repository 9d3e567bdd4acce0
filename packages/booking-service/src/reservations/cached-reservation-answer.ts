import { encodeReservation, getReservation, type LangCode } from '@veranda/contract'
import { LRUCache } from 'lru-cache'
import { type SerializedResponse, serializeResponse } from '../platform/http/serialized-response.ts'
import type { ReservationText } from './load-reservation-row.ts'
import { reservationFrom } from './reservation-from.ts'

type Retained = { readonly lang: LangCode; readonly minute: number; readonly answer: SerializedResponse }

const stored = new LRUCache<ReservationText, Retained>({ max: 200 })

/**
 * What is answered for a reservation. A guest reads the same one again and again: while the database writes it
 * the same to the letter, in the same language, the same is answered until the minute is over, because all that
 * changes by itself does so on a whole minute. Only texts are kept: keeping what they were made of costs the
 * collector more at every first reading than it saves at the next.
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
