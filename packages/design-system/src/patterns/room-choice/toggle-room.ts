import type { Room } from '@veranda/domain'

type Choosable = Pick<Room, 'roomNumber' | 'isMain'>

/**
 * The choice after one box was pressed. The main room's stands for all rooms, which go with it or are kept with it;
 * keeping any other room keeps the main room too.
 */
export function toggleRoom(
  rooms: readonly Choosable[],
  chosen: readonly number[],
  pressed: Choosable,
): readonly number[] {
  const isChosen = chosen.includes(pressed.roomNumber)
  if (pressed.isMain) return isChosen ? [] : rooms.map(({ roomNumber }) => roomNumber)
  return rooms
    .filter(({ roomNumber, isMain }) =>
      roomNumber === pressed.roomNumber ? !isChosen : !isMain && chosen.includes(roomNumber),
    )
    .map(({ roomNumber }) => roomNumber)
}
