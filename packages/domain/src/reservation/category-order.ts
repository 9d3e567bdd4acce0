import type { Room, RoomCategory } from './room.ts'

/** An upgrade leads to a higher category, never to an equal or a lower one. */
export const isSuperior = (category: RoomCategory, today: RoomCategory): boolean => category.rank > today.rank

/** Sorts categories as they are listed everywhere: highest first; of equals, the lower id first. */
export const highestFirst = <Category extends Pick<RoomCategory, 'rank' | 'roomTypeId'>>(
  categories: readonly Category[],
): readonly Category[] => categories.toSorted((a, b) => b.rank - a.rank || a.roomTypeId - b.roomTypeId)

/** The categories above a room's own, highest first: an upgrade never leads to an equal or lower one. */
export const superiorCategories = (
  { category }: Pick<Room, 'category'>,
  categories: readonly RoomCategory[],
): readonly RoomCategory[] => highestFirst(categories.filter((one) => isSuperior(one, category)))

/** Every category but a room's own, highest first, whatever its rank. */
export const otherCategories = (
  { category }: Pick<Room, 'category'>,
  categories: readonly RoomCategory[],
): readonly RoomCategory[] =>
  highestFirst(categories.filter(({ roomTypeId }) => roomTypeId !== category.roomTypeId))
