import { type RoomCategory, roomKindOf } from '@veranda/domain'

/** Without photographs they would be drawn the same. */
export const looksAlike = (one: RoomCategory, other: RoomCategory): boolean =>
  !one.photoUrl && !other.photoUrl && one.view === other.view && roomKindOf(one) === roomKindOf(other)
