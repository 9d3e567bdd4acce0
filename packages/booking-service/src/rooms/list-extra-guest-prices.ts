import {
  activeRooms,
  type CurrencyCode,
  type ExtraGuestPrices,
  extraGuestPrices,
  probesFor,
} from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { calendarOfMore } from './rate-calendar-for-offers.ts'

export type ListedPrices = { readonly currency: CurrencyCode; readonly rooms: readonly ExtraGuestPrices[] }

/** The price of one more guest of each age category in each active room, at the room's own rate. */
export async function listExtraGuestPrices(
  { store, clock }: Service,
  guest: GuestSession,
  bookingId: number,
): Promise<ListedPrices> {
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
  const prices = rooms.map((room, index) => {
    const place = firstPlace
    firstPlace += probes[index]?.length ?? 0
    return extraGuestPrices(room, calendar, { stay: reservation.stay, firstPlace: place })
  })
  return { currency: reservation.currency, rooms: prices }
}
