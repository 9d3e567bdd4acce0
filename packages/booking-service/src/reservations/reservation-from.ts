import type { Instant, Reservation } from '@veranda/domain'
import type { ReservationText } from './load-reservation-row.ts'
import type { ReservationRow } from './reservation-row.ts'
import { toReservation } from './to-reservation.ts'

/** Parses the database's text of a reservation, at a moment. */
export const reservationFrom = (text: ReservationText, now: Instant): Reservation =>
  toReservation(JSON.parse(text) as ReservationRow, now)
