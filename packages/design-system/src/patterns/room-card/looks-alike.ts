import type { RoomCategory } from '@veranda/domain'
import { variantOf } from './category-scene.tsx'

/** Without photographs they would be drawn the same. */
export const looksAlike = (one: RoomCategory, other: RoomCategory): boolean =>
  !one.photoUrl &&
  !other.photoUrl &&
  one.view === other.view &&
  variantOf(one.squareMeters) === variantOf(other.squareMeters)
