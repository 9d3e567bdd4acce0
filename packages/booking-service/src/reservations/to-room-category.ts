import type { RoomCategory } from '@veranda/domain'
import type { roomType } from '../db/schema/catalogue.ts'

/** A kind of room as it is sold; its amenities are worded by whoever asks. */
export const toRoomCategory = (
  type: typeof roomType.$inferSelect,
  amenityWords: (code: string) => string,
): RoomCategory => ({
  roomTypeId: type.id,
  code: type.code,
  name: type.name,
  rank: type.rank,
  beds: type.beds,
  maxOccupancy: type.maxOccupancy,
  squareMeters: type.squareMeters,
  view: type.view,
  amenities: type.amenities.map(amenityWords),
  ...(type.photoUrl === null ? {} : { photoUrl: type.photoUrl }),
})
