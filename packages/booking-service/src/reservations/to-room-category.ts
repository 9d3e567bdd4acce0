import type { RoomCategory } from '@veranda/domain'
import type { roomType } from '../schema/catalogue.ts'
import { inLanguage, type WordsLanguage } from '../platform/language.ts'

/** A room category in a language; the caller adds the names of its amenities. */
export const toRoomCategory = (
  type: typeof roomType.$inferSelect,
  language: WordsLanguage,
  amenityWords: (code: string) => string,
): RoomCategory => ({
  roomTypeId: type.id,
  code: type.code,
  name: inLanguage(type.name, language),
  rank: type.rank,
  beds: inLanguage(type.beds, language),
  maxOccupancy: type.maxOccupancy,
  squareMeters: type.squareMeters,
  view: type.view,
  amenities: type.amenities.map(amenityWords),
  ...(type.photoUrl === null ? {} : { photoUrl: type.photoUrl }),
})
