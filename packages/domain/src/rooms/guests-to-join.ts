import type { ChangeWish, RoomWish } from '../quotes/index.ts'
import {
  type AgeCategory,
  type AgeRange,
  headcount,
  type Occupancy,
  type Room,
} from '../reservation/index.ts'

export const nobody: Occupancy = { adults: 0, teens: 0, kids: 0, infants: 0 }

const placeOf: Readonly<Record<AgeCategory, keyof Occupancy>> = {
  adult: 'adults',
  teen: 'teens',
  kid: 'kids',
  infant: 'infants',
}

/** How many guests of an age category there are. */
export const countOf = (occupancy: Occupancy, category: AgeCategory): number => occupancy[placeOf[category]]

export const withCount = (occupancy: Occupancy, category: AgeCategory, count: number): Occupancy => ({
  ...occupancy,
  [placeOf[category]]: count,
})

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

/** Who is wished to join a room. */
export const guestsJoining = ({ rooms }: Pick<ChangeWish, 'rooms'>, roomNumber: number): Occupancy =>
  rooms.find((room) => room.roomNumber === roomNumber)?.moreGuests ?? nobody

/**
 * The wish with other guests to join a room. Its category stays wished for, a room of which nothing else is wished is not
 * named, and rooms stay in their order.
 */
export function withGuests(wish: ChangeWish, roomNumber: number, joining: Occupancy): ChangeWish {
  const others = wish.rooms.filter((room) => room.roomNumber !== roomNumber)
  const roomTypeId = wish.rooms.find((room) => room.roomNumber === roomNumber)?.roomTypeId
  const isJoined = headcount(joining) > 0
  const own: RoomWish = {
    roomNumber,
    ...(roomTypeId === undefined ? {} : { roomTypeId }),
    ...(isJoined ? { moreGuests: joining } : {}),
  }
  const rooms = isJoined || roomTypeId !== undefined ? [...others, own] : others
  return { ...wish, rooms: rooms.toSorted((a, b) => a.roomNumber - b.roomNumber) }
}
