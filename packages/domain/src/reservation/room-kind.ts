import type { RoomCategory } from './room.ts'

export const roomKinds = ['bedroom', 'balcony', 'family', 'suite', 'residence'] as const
/** What a room is like, by its size and whom it is made for: enough to tell it from the others of its hotel. */
export type RoomKind = (typeof roomKinds)[number]

/** Sizes in square metres: a bedroom, one with a balcony, a suite, and the rooms there are few of. */
export function roomKindOf({
  squareMeters,
  maxOccupancy,
}: Pick<RoomCategory, 'squareMeters' | 'maxOccupancy'>): RoomKind {
  if (squareMeters >= 110) return 'residence'
  if (maxOccupancy >= 6 || (maxOccupancy === 5 && squareMeters >= 54 && squareMeters < 65)) return 'family'
  if (squareMeters >= 65) return 'suite'
  return squareMeters >= 40 ? 'balcony' : 'bedroom'
}
