import { activeRooms, type ExtraGuestPrices, extraGuestPrices, probesFor } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { calendarOfMore } from './rate-calendar-for-offers.ts'

/** The price of one more guest of each age category in each active room, at the room's own rate. */
export async function listExtraGuestPrices(
  { store, clock }: Service,
  guest: GuestSession,
  bookingId: number,
): Promise<readonly ExtraGuestPrices[]> {
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now)
  requireOwn(reservation, bookingId)
  const rooms = activeRooms(reservation.rooms)
  const probes = rooms.map(({ occupancy }) => probesFor(occupancy))
  const calendar = await calendarOfMore(
    store.db,
    reservation,
    rooms.flatMap(({ roomNumber: planOf, category: { name, roomTypeId } }, index) =>
      (probes[index] ?? []).map(({ occupancy }) => ({ name, roomTypeId, planOf, occupancy })),
    ),
    now,
  )
  let firstPlace = 0
  return rooms.map((room, index) => {
    const place = firstPlace
    firstPlace += probes[index]?.length ?? 0
    const prices = extraGuestPrices(room, calendar, { stay: reservation.stay, firstPlace: place })
    // Where no price is known, nothing else says in which currency it is.
    return { ...prices, currency: reservation.currency }
  })
}
