import type { Instant, Reservation } from '@veranda/domain'
import type { ReservationText } from './load-reservation-row.ts'
import type { ReservationRow } from './reservation-row.ts'
import { actionsAt, toReservation } from './to-reservation.ts'

const mostKept = 200
const kept = new Map<ReservationText, Reservation>()

/**
 * The reservation a text of the database means at a moment. A guest reads the same one again and again: while
 * the text is the same to the letter and the same is allowed, so is the object, and whatever was made of it.
 */
export function reservationFrom(text: ReservationText, now: Instant): Reservation {
  const known = kept.get(text)
  const standing = known ?? toReservation(JSON.parse(text) as ReservationRow)
  const actions = actionsAt(standing, now)
  if (known && JSON.stringify(actions) === JSON.stringify(known.actions)) return known
  const read = { ...standing, actions }
  kept.delete(text)
  kept.set(text, read)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return read
}
