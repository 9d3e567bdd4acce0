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
import { ownPromotion } from '../rates/find-promotion.ts'
import { loadRateCalendar } from '../rates/load-rate-calendar.ts'
import { type Refusing, ServiceRefusal } from '../platform/refusal.ts'
import { listRoomCategories } from '../reservations/list-room-categories.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { requireAction } from '../reservations/require-action.ts'

/** The categories above a room's own, highest first, each priced as a quote would price it. */
export async function listRoomOffers(
  service: Service & Refusing<'action-not-allowed'>,
  guest: GuestSession,
  roomId: number,
  lang: LangCode,
): Promise<readonly RoomOffer[]> {
  const { store, clock } = service
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now)
  const room = reservation.rooms.find((one) => one.roomId === roomId && one.status !== 'cancelled')
  if (!room) throw new ServiceRefusal('not-found', 'There is no such room.')
  requireAction(service, reservation, 'upgrade-room')
  return offersFor(service, guest, { reservation, room, lang, now })
}

type Wanted = {
  readonly reservation: Reservation
  readonly room: Room
  readonly lang: LangCode
  readonly now: Date
}

/** The same for a room that is known to be upgradable. */
export async function offersFor(
  service: Service,
  guest: GuestSession,
  { reservation, room, lang, now }: Wanted,
): Promise<readonly RoomOffer[]> {
  const sold = await listRoomCategories(service, guest, reservation.bookingId, lang)
  const categories = superiorCategories(room, sold)
  if (categories.length === 0) return []
  const calendar = await calendarOf(service.store.db, categories, { reservation, room, now, lang })
  return roomOffers(room, categories, { calendar, stay: reservation.stay })
}

/** One rate calendar for all categories, each as an additional room with this room's guests and rate plan. */
async function calendarOf(
  database: Database,
  categories: readonly RoomCategory[],
  { reservation, room, now }: Wanted,
) {
  const promotion = await ownPromotion(database, reservation)
  const { arrival: from, departure: to } = reservation.stay
  return loadRateCalendar(database, {
    reservation,
    rooms: categories.map(({ name, roomTypeId }, index) => ({
      // Numbers beyond those of booked rooms, so that no room gives its nights back.
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
