import type { AgeRange } from '../../property/index.ts'
import { headcount, nobody, type Occupancy, type Room } from '../../reservation/index.ts'
import type { ChangeSelection, RoomSelection } from '../index.ts'

/** The ages of which guests can be added, oldest first: only adults at a property for adults. */
export const rangesToJoin = (
  ranges: readonly AgeRange[],
  { adultsOnly }: { readonly adultsOnly: boolean },
): readonly AgeRange[] =>
  ranges
    .filter(({ category }) => !adultsOnly || category === 'adult')
    .toSorted((a, b) => b.youngest - a.youngest)

/** How many more guests a room takes beside its current and selected ones. */
export const placesLeft = (
  { occupancy, category: { maxOccupancy } }: Pick<Room, 'occupancy' | 'category'>,
  joining: Occupancy = nobody,
): number => Math.max(0, maxOccupancy - headcount(occupancy) - headcount(joining))

/** The guests selected to be added to a room. */
export const guestsJoining = ({ rooms }: Pick<ChangeSelection, 'rooms'>, roomNumber: number): Occupancy =>
  rooms.find((room) => room.roomNumber === roomNumber)?.moreGuests ?? nobody

/**
 * The selection with other additional guests for a room. Its selected category stays, a room without any
 * change is removed, and rooms stay in order.
 */
export function withGuests(
  selection: ChangeSelection,
  roomNumber: number,
  joining: Occupancy,
): ChangeSelection {
  const others = selection.rooms.filter((room) => room.roomNumber !== roomNumber)
  const roomTypeId = selection.rooms.find((room) => room.roomNumber === roomNumber)?.roomTypeId
  const isJoined = headcount(joining) > 0
  const own: RoomSelection = {
    roomNumber,
    ...(roomTypeId === undefined ? {} : { roomTypeId }),
    ...(isJoined ? { moreGuests: joining } : {}),
  }
  const rooms = isJoined || roomTypeId !== undefined ? [...others, own] : others
  return { ...selection, rooms: rooms.toSorted((a, b) => a.roomNumber - b.roomNumber) }
}
