import { instantOf, nightDatesOf, type PlainDate } from '@veranda/domain'
import { saleEntries, type NewReservation, type NewRoom } from '@veranda/booking-service'
import type { ImportedBooking } from './booking.ts'
import type { ImportProperty } from './catalogue.ts'

/** A booking with the rows it points to. */
export type PlacedBooking = ImportedBooking & {
  readonly code: string
  readonly roomTypeId: number
  readonly ratePlanId: number
  readonly marketCode: string
  readonly countryCode?: string
  readonly policy: NewRoom['room']['policy']
}

/** An imported booking as the rows of a reservation with one room. */
export function newReservation(booking: PlacedBooking, place: ImportProperty): NewReservation {
  // The source has days, not hours: everything happened at noon at the property.
  const noon = (date: PlainDate) => new Date(instantOf(date, '12:00', place.timeZone))
  const entry = (kind: NewReservation['history'][number]['kind'], on: PlainDate) => ({
    at: noon(on),
    kind,
    by: 'hotel' as const,
  })
  return {
    reservation: {
      code: booking.code,
      brand: place.brand,
      propertyId: place.id,
      marketCode: booking.marketCode,
      version: 1 + booking.changes.length,
      ...booking.stay,
      bookedOn: booking.bookedOn,
      currency: place.currency,
      guestCurrency: place.currency,
      exchangeRate: 1,
      promotionSaving: 0,
      dueAtHotel: 0,
      paymentTerms: { kind: 'at-check-in' },
      cancellationCode: booking.cancelledOn ? `${booking.code}-C` : null,
      cancelledOn: booking.cancelledOn ?? null,
      comments: '',
      importKey: booking.importKey,
      createdAt: noon(booking.bookedOn),
    },
    rooms: [newRoom(booking)],
    requests: booking.requests.map((text) => ({
      roomNumber: 1,
      text,
      at: noon(booking.bookedOn),
    })),
    history: [
      entry('booked', booking.bookedOn),
      ...booking.changes.map(({ kind, on }) => entry(kind, on)),
      ...(booking.cancelledOn ? [entry('cancelled', booking.cancelledOn)] : []),
    ],
    ledger: ledgerOf(booking),
  }
}

function newRoom(booking: PlacedBooking): NewRoom {
  const count = (category: string) => booking.guests.filter((guest) => guest.category === category).length
  return {
    room: {
      roomNumber: 1,
      status: booking.cancelledOn ? 'cancelled' : 'confirmed',
      roomTypeId: booking.roomTypeId,
      ratePlanId: booking.ratePlanId,
      rateKind: booking.rateKind,
      policy: booking.policy,
      adults: count('adult'),
      teens: 0,
      kids: count('kid'),
      infants: count('infant'),
      childAges: booking.guests.flatMap(({ age }) => (age === undefined ? [] : [age])),
      hasStoredCard: false,
    },
    guests: booking.guests.map((guest, index) => ({
      ...guest,
      position: index + 1,
      email: guest.email ?? null,
      countryCode: guest.isMainGuest ? (booking.countryCode ?? null) : null,
      age: guest.age ?? null,
    })),
    nights: nightDatesOf(booking.stay).map((night) => ({ night, price: booking.nightlyPrice })),
    services: booking.parkingSpaces > 0 ? [parking(booking.parkingSpaces)] : [],
    certificates: [],
  }
}

const parking = (spaces: number): NewRoom['services'][number] => ({
  words: { en: 'Parking space', es: 'Lugar de estacionamiento', it: 'Posto auto' },
  category: 'free',
  quantity: spaces,
  day: null,
  unitPrice: 0,
  isPaid: true,
})

/** What a non-refundable room cost is its penalty; a flexible one that was cancelled cost nothing. */
function ledgerOf(booking: PlacedBooking) {
  const price = booking.nightlyPrice * nightDatesOf(booking.stay).length
  return saleEntries(1, 'room 1', {
    price,
    paid: booking.paid,
    isCancelled: booking.cancelledOn !== undefined,
    penalty: booking.rateKind === 'non-refundable' ? price : 0,
  })
}
