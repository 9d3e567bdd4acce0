import type { RoomCategory } from '@veranda/domain'
import type { roomType } from '../schema/catalogue.ts'
import type { WordsLanguage } from './load-reservation-row.ts'

/** A kind of room as it is sold, in a language; its amenities are worded by whoever asks. */
export const toRoomCategory = (
  type: typeof roomType.$inferSelect,
  language: WordsLanguage,
  amenityWords: (code: string) => string,
): RoomCategory => ({
  roomTypeId: type.id,
  code: type.code,
  name: type.name[language],
  rank: type.rank,
  beds: type.beds[language],
  maxOccupancy: type.maxOccupancy,
  squareMeters: type.squareMeters,
  view: type.view,
  amenities: type.amenities.map(amenityWords),
  ...(type.photoUrl === null ? {} : { photoUrl: type.photoUrl }),
})
