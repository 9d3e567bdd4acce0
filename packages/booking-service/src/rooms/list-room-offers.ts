import type { LangCode } from '@veranda/contract'
import { type Reservation, type Room, type RoomOffer, roomOffers, superiorCategories } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { type Refusing, ServiceRefusal } from '../platform/refusal.ts'
import { listRoomCategories } from '../reservations/list-room-categories.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { requireAction } from '../reservations/require-action.ts'
import { rateCalendarForOffers } from './rate-calendar-for-offers.ts'

/** The categories above a room's own, or among others, highest first, each priced as a quote would price it. */
export async function listRoomOffers(
  service: Service & Refusing<'action-not-allowed'>,
  guest: GuestSession,
  roomId: number,
  lang: LangCode,
  among = superiorCategories,
): Promise<readonly RoomOffer[]> {
  const { store, clock } = service
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now)
  const room = reservation.rooms.find((one) => one.roomId === roomId && one.status !== 'cancelled')
  if (!room) throw new ServiceRefusal('not-found', 'There is no such room.')
  requireAction(service, reservation, 'upgrade-room')
  return offersFor(service, guest, { reservation, room, lang, now }, among)
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
  among = superiorCategories,
): Promise<readonly RoomOffer[]> {
  const sold = await listRoomCategories(service, guest, reservation.bookingId, lang)
  const categories = among(room, sold)
  if (categories.length === 0) return []
  const { roomNumber: planOf, occupancy } = room
  const wanted = { categories, occupancy, planOf, now }
  const calendar = await rateCalendarForOffers(service.store.db, reservation, wanted)
  return roomOffers(room, categories, { calendar, stay: reservation.stay })
}
