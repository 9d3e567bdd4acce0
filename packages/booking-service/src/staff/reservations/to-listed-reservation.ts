import { type ListedReservation, type Reservation } from '@veranda/domain'
/** A reservation as a row of a list. Its state and balance come from the rules that the guest’s page uses. */
export function toListedReservation(reservation: Reservation): ListedReservation {
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
