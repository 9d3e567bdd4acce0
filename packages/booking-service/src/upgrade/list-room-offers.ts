import type { LangCode } from '@veranda/contract'
import {
  mostRooms,
  type Reservation,
  type Room,
  type RoomCategory,
  type RoomOffer,
  roomOffers,
  superiorCategories,
} from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import type { GuestSession } from '../identity/identity.ts'
import { findPromotion } from '../rates/find-promotion.ts'
import { loadRateBoard } from '../rates/load-rate-board.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { listRoomCategories } from '../reservations/list-room-categories.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../service.ts'

/** The categories above a room's own, highest first, each priced as a quote would price it. */
export async function listRoomOffers(
  service: Service,
  guest: GuestSession,
  roomId: number,
  lang: LangCode,
): Promise<readonly RoomOffer[]> {
  const { store, clock } = service
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now)
  const room = reservation.rooms.find((one) => one.roomId === roomId && one.status !== 'cancelled')
  if (!room) throw new ServiceRefusal('not-found', 'There is no such room.')
  requireUpgrades(reservation)
  const sold = await listRoomCategories(service, guest, reservation.bookingId, lang)
  const categories = superiorCategories(room, sold)
  if (categories.length === 0) return []
  const board = await boardOf(store.db, reservation, { room, categories, now })
  return roomOffers(room, categories, { board, stay: reservation.stay })
}

function requireUpgrades({ actions }: Reservation): void {
  const action = actions.find(({ name }) => name === 'upgrade-room')
  if (!action?.allowed)
    throw new ServiceRefusal('action-not-allowed', 'No room of this reservation can be upgraded.', {
      attached: { reason: action?.reason ?? 'stay-is-over' },
    })
}

type Wanted = { readonly room: Room; readonly categories: readonly RoomCategory[]; readonly now: Date }

/** One board for all: as though each category were a room more, for the guests of this one and under its plan. */
async function boardOf(database: Database, reservation: Reservation, { room, categories, now }: Wanted) {
  const promotion = await findPromotion(database, reservation)
  const { arrival: from, departure: to } = reservation.stay
  return loadRateBoard(database, {
    reservation,
    rooms: categories.map(({ name, roomTypeId }, index) => ({
      // No number of a room that is booked: none of those gives its nights back here.
      roomNumber: mostRooms + 1 + index,
      name,
      roomTypeId,
      planOf: room.roomNumber,
      occupancy: room.occupancy,
    })),
    from,
    to,
    now,
    ...(promotion ? { promotion } : {}),
  })
}
