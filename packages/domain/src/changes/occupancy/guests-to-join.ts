import type { AgeRange } from '../../property/index.ts'
import { headcount, nobody, type Occupancy, type Room } from '../../reservation/index.ts'
import type { ChangeSelection, RoomSelection } from '../index.ts'

/** The ages a property takes more guests of, oldest first: adults only where it is for adults only. */
export const rangesToJoin = (
  ranges: readonly AgeRange[],
  { adultsOnly }: { readonly adultsOnly: boolean },
): readonly AgeRange[] =>
  ranges
    .filter(({ category }) => !adultsOnly || category === 'adult')
    .toSorted((a, b) => b.youngest - a.youngest)

/** How many more guests a room takes beside those who sleep in it and those who are to join. */
export const placesLeft = (
  { occupancy, category: { maxOccupancy } }: Pick<Room, 'occupancy' | 'category'>,
  joining: Occupancy = nobody,
): number => Math.max(0, maxOccupancy - headcount(occupancy) - headcount(joining))

/** Who is to join a room. */
export const guestsJoining = ({ rooms }: Pick<ChangeSelection, 'rooms'>, roomNumber: number): Occupancy =>
  rooms.find((room) => room.roomNumber === roomNumber)?.moreGuests ?? nobody

/**
 * The selection with other guests to join a room. Its category stays selected, a room of which nothing is selected is not
 * named, and rooms stay in their order.
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
