import type { Room, RoomCategory } from './room.ts'

/** An upgrade leads to a higher category, never to an equal or a lower one. */
export const isSuperior = (category: RoomCategory, today: RoomCategory): boolean => category.rank > today.rank

/** Categories in the one order they are listed in: highest first; of equals, the lower number first. */
export const highestFirst = <Category extends Pick<RoomCategory, 'rank' | 'roomTypeId'>>(
  categories: readonly Category[],
): readonly Category[] => categories.toSorted((a, b) => b.rank - a.rank || a.roomTypeId - b.roomTypeId)

/** The categories above a room's own, highest first: an upgrade never leads down, nor aside. */
export const superiorCategories = (
  { category }: Pick<Room, 'category'>,
  categories: readonly RoomCategory[],
): readonly RoomCategory[] => highestFirst(categories.filter((one) => isSuperior(one, category)))

/** Every category but a room's own, highest first: up, down or aside. */
export const otherCategories = (
  { category }: Pick<Room, 'category'>,
  categories: readonly RoomCategory[],
): readonly RoomCategory[] =>
  highestFirst(categories.filter(({ roomTypeId }) => roomTypeId !== category.roomTypeId))
