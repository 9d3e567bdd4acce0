import type { RoomCategory } from './room.ts'

export const roomKinds = ['bedroom', 'balcony', 'family', 'suite', 'residence'] as const
/** The kind of a room by its size and occupancy: enough to tell it from the others of its hotel. */
export type RoomKind = (typeof roomKinds)[number]

/** By size in square metres: a bedroom, one with a balcony, a suite, and the rare large rooms. */
export function roomKindOf({
  squareMeters,
  maxOccupancy,
}: Pick<RoomCategory, 'squareMeters' | 'maxOccupancy'>): RoomKind {
  if (squareMeters >= 110) return 'residence'
  if (maxOccupancy >= 6 || (maxOccupancy === 5 && squareMeters >= 54 && squareMeters < 65)) return 'family'
  if (squareMeters >= 65) return 'suite'
  return squareMeters >= 40 ? 'balcony' : 'bedroom'
}
