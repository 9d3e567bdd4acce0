import type { LangCode } from '@veranda/contract'
import { activeRooms, otherCategories, type RoomOffer, roomOffers } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { type Refusing, ServiceRefusal } from '../platform/refusal.ts'
import { listRoomCategories } from '../reservations/list-room-categories.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { rateCalendarForOffers } from './rate-calendar-for-offers.ts'
import { requireAction } from '../reservations/require-action.ts'

/** Every category but the room's own, highest first, each priced as a quote would price it. */
export async function listOtherCategories(
  service: Service & Refusing<'action-not-allowed'>,
  guest: GuestSession,
  roomId: number,
  lang: LangCode,
): Promise<readonly RoomOffer[]> {
  const { store, clock } = service
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now)
  const room = activeRooms(reservation.rooms).find((one) => one.roomId === roomId)
  if (!room) throw new ServiceRefusal('not-found', 'There is no such room.')
  requireAction(service, reservation, 'upgrade-room')
  const sold = await listRoomCategories(service, guest, reservation.bookingId, lang)
  const categories = otherCategories(room, sold)
  const { roomNumber: planOf, occupancy } = room
  const calendar = await rateCalendarForOffers(store.db, reservation, { categories, occupancy, planOf, now })
  return roomOffers(room, categories, { calendar, stay: reservation.stay })
}
