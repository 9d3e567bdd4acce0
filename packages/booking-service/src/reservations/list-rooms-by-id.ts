import type { BookedRooms, LangCode } from '@veranda/contract'
import { activeRooms } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { wordsLanguageOf } from '../platform/language.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { requireReservation } from './require-reservation.ts'

/** Rooms of the session's own booking, in the order they were asked for. */
export async function listRoomsById(
  { store, clock }: Service,
  guest: GuestSession,
  roomIds: readonly number[],
  langCode: LangCode,
): Promise<BookedRooms> {
  const lang = wordsLanguageOf(langCode)
  const { reservation } = await requireReservation(store.db, guest, clock.now(), lang)
  const { bookingId, reservationCode, currency, rooms } = reservation
  const found = roomIds.map((roomId) => rooms.find((room) => room.roomId === roomId))
  return {
    bookingId,
    reservationCode,
    currency,
    langCode,
    totalRooms: activeRooms(rooms).length,
    rooms: found.map((room) => {
      if (!room) throw new ServiceRefusal('not-found', 'The reservation has no such room.')
      return room
    }),
  }
}
