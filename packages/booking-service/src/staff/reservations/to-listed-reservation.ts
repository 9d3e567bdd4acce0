import { type ListedReservation, type Reservation } from '@veranda/domain'
import type { Database } from '../../platform/db/database.ts'
import { requireReservation } from '../../reservations/require-reservation.ts'

type Found = { readonly reservationCode: string; readonly brand: string }

/** A reservation as a row of a list. Its state and balance come from the rules that the guest’s page uses. */
export async function toListedReservation(db: Database, found: Found, now: Date): Promise<ListedReservation> {
  const { reservation } = await requireReservation(db, found, now)
  const { reservationCode, property, stay, rooms, status, pricing } = reservation
  return {
    reservationCode,
    guestName: guestNameOf(reservation),
    hotel: property.name,
    arrival: stay.arrival,
    departure: stay.departure,
    rooms: rooms.length,
    status,
    balance: pricing.balance,
  }
}

/** The main guest of the first room. */
function guestNameOf({ rooms }: Reservation): string {
  const main = rooms[0]?.guests.find(({ isMainGuest }) => isMainGuest)
  return main ? `${main.firstName} ${main.lastName}`.trim() : ''
}
