import type { LangCode } from '@veranda/contract'
import { highestFirst, type RoomCategory } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import { amenity, roomType } from '../schema/catalogue.ts'
import { reservation } from '../schema/reservation.ts'
import type { GuestSession } from '../identity/identity.ts'
import { inLanguage, wordsLanguageOf } from '../platform/language.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { toRoomCategory } from './to-room-category.ts'

/** The room categories of the reservation's property, highest first. */
export async function listRoomCategories(
  service: Service,
  guest: GuestSession,
  bookingId: number,
  lang: LangCode,
): Promise<readonly RoomCategory[]> {
  const database = service.store.db
  const rows = await database
    .select({ type: roomType })
    .from(reservation)
    .innerJoin(roomType, eq(roomType.propertyId, reservation.propertyId))
    .where(
      and(
        eq(reservation.id, bookingId),
        eq(reservation.code, guest.reservationCode),
        eq(reservation.brand, guest.brand),
      ),
    )
  if (rows.length === 0) throw new ServiceRefusal('not-found', 'There is no such booking for this session.')
  const words = new Map((await database.select().from(amenity)).map((row) => [row.code, row.words]))
  const language = wordsLanguageOf(lang)
  return highestFirst(
    rows.map(({ type }) =>
      toRoomCategory(type, language, (code) => inLanguage(words.get(code) ?? { en: code }, language)),
    ),
  )
}
